// Plays voices through Web Audio: one compressor for all, white noise made once. Fetched with the first press on the page.
import { PALETTE, type SoundName, type Voice } from './palette';

const ATTACK = 0.004,
  SILENCE = 0.0008,
  TAIL = 0.05,
  THRESHOLD = -16;

export class Synth {
  private readonly out: DynamicsCompressorNode;
  private readonly white: AudioBuffer;

  constructor(private readonly audio: AudioContext) {
    this.out = audio.createDynamicsCompressor();
    this.out.threshold.value = THRESHOLD;
    this.out.connect(audio.destination);
    this.white = whiteNoise(audio);
  }

  /** Lets a sound be heard now; `volume` is from 0 to 1. */
  sound(name: SoundName, volume: number): void {
    if (this.audio.state === 'suspended') void this.audio.resume();
    for (const voice of PALETTE[name]) this.voice(voice, volume);
  }

  private voice(voice: Voice, volume: number): void {
    const begin = this.audio.currentTime + (voice.after ?? 0),
      end = begin + voice.length,
      gain = this.audio.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(voice.loud * volume, begin + (voice.attack ?? ATTACK));
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    const source = voice.wave === 'noise' ? this.noise(voice, gain) : this.tone(voice, gain);
    gain.connect(this.out);
    source.start(begin);
    source.stop(end + TAIL);
  }

  private tone(voice: Voice, gain: GainNode): AudioScheduledSourceNode {
    const source = this.audio.createOscillator();
    source.type = voice.wave as OscillatorType;
    this.glide(source.frequency, voice);
    source.connect(gain);
    return source;
  }

  private noise(voice: Voice, gain: GainNode): AudioScheduledSourceNode {
    const source = this.audio.createBufferSource(),
      band = this.audio.createBiquadFilter();
    source.buffer = this.white;
    source.loop = true;
    band.type = 'bandpass';
    band.Q.value = voice.sharp ?? 1;
    this.glide(band.frequency, voice);
    source.connect(band).connect(gain);
    return source;
  }

  private glide(frequency: AudioParam, { from, to, length, after = 0 }: Voice): void {
    const begin = this.audio.currentTime + after;
    frequency.setValueAtTime(from, begin);
    frequency.exponentialRampToValueAtTime(to, begin + length);
  }
}

const MULTIPLIER = 16807,
  MODULUS = 2147483647;

/** One second of it, the same every time. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate),
    data = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < data.length; i++) {
    state = (state * MULTIPLIER) % MODULUS;
    data[i] = state / (MODULUS / 2) - 1;
  }
  return buffer;
}
