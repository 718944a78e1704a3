// Why tiles of the hand cannot be used now, as the engine says.
import { useEffect, useState } from 'preact/hooks';
import { isMine } from '../../../state/store';
import { ask } from '../ask';
import type { ClosedTile } from '../../../wire/neuroshima';
import type { Update } from '../../../wire/types';

type Closed = Record<string, ClosedTile>;

async function fetchClosed(): Promise<Closed> {
  const answer = await ask('closed', null);
  return Object.fromEntries((answer?.closed ?? []).map((one) => [one.tile, one]));
}

export function useClosed(now: Update): Closed {
  const [closed, setClosed] = useState<Closed>({}),
    mine = isMine.value;
  useEffect(() => {
    let gone = false;
    setClosed({});
    if (mine)
      void fetchClosed().then((found) => {
        if (!gone) setClosed(found);
      });
    return () => {
      gone = true;
    };
  }, [now.version, mine]);
  return closed;
}
