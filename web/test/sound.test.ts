// What is heard, and when: a fake Web Audio notes every voice that begins.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { change } from '../src/state/settings';
import { PALETTE, type SoundName } from '../src/sound/palette';
import { AT_ONCE, isLeftOut, play, wake } from '../src/sound/sound';

let begun: string[] = [],
  loudest: number[] = [],
  clock = 1000;
Object.assign(performance, { now: () => clock });

class Parameter {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(value: number): void {
    loudest.push(value);
  }
  exponentialRampToValueAtTime(): void {}
}

const source = (kind: string) => ({
  frequency: new Parameter(),
  type: kind,
  connect: (next: unknown) => next,
  start() {
    begun.push(this.type);
  },
  stop: () => undefined,
});

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  createDynamicsCompressor = () => ({ threshold: new Parameter(), connect: () => undefined });
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  createGain = () => ({ gain: new Parameter(), connect: () => undefined });
  createOscillator = () => source('tone');
  createBufferSource = () => source('noise');
  createBiquadFilter = () => ({
    Q: new Parameter(),
    frequency: new Parameter(),
    connect: (next: unknown) => next,
  });
}

beforeEach(() => {
  begun = [];
  loudest = [];
  clock += 1000;
  change({ volume: 0.5, isSilent: false });
});

test('before the first press nothing is heard', () => {
  play('win');
  assert.deepEqual(begun, []);
});

test('a sound plays all of its voices, at the volume that is set', async () => {
  Object.assign(globalThis, { AudioContext: FakeAudio });
  await wake();
  play('meet');
  assert.deepEqual(begun, ['triangle', 'noise']);
  assert.deepEqual(loudest, [0.22, 0.12]);
});

test('silence and no volume are silent', () => {
  change({ isSilent: true });
  play('win');
  change({ isSilent: false, volume: 0 });
  play('win');
  assert.deepEqual(begun, []);
});

test('things that happen together are heard once', () => {
  play('step');
  clock += 30;
  play('step');
  play('fall');
  assert.equal(begun.length, PALETTE.step.length + PALETTE.fall.length);
  clock += 60;
  play('step');
  assert.equal(begun.length, 2 * PALETTE.step.length + PALETTE.fall.length);
});

test('the faster, the less is heard; the call to one\u2019s turn always is', () => {
  const left = (speed: number): SoundName[] =>
    (Object.keys(PALETTE) as SoundName[]).filter((name) => !isLeftOut(name, speed));
  assert.equal(left(1).length, Object.keys(PALETTE).length);
  assert.ok(!left(2).includes('energy') && left(2).includes('blow'));
  assert.ok(left(4).includes('points') && !left(4).includes('blow'));
  assert.deepEqual(left(AT_ONCE), ['your-turn', 'refuse']);
});

test('a hidden tab calls to one\u2019s turn and is silent otherwise', () => {
  Object.assign(globalThis, { document: { hidden: true, documentElement: { dataset: {} } } });
  play('blow');
  assert.deepEqual(begun, []);
  play('your-turn');
  assert.equal(begun.length, 2);
  Reflect.deleteProperty(globalThis, 'document');
});

test('no sound is longer than a second, and frequencies can be glided to', () => {
  for (const voices of Object.values(PALETTE))
    for (const voice of voices) {
      assert.ok((voice.after ?? 0) + voice.length <= 1);
      assert.ok(voice.from > 0 && voice.to > 0 && voice.loud <= 0.5);
    }
});
