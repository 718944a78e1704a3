// Waits while the server proves an etude that was just made.
import { api } from '../wire/api';
import type { EtudeInfo } from '../wire/types';

const PAUSE = 500;

export async function waitForProof(etude: EtudeInfo): Promise<EtudeInfo> {
  let now = etude;
  while (now.state === 'solving') {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    now = await api.etude(now.id);
  }
  return now;
}
