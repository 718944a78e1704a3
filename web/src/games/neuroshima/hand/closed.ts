// Why tiles of the hand cannot be used now, as the engine says.
import { useEffect, useState } from 'preact/hooks';
import { ask, isMine } from '../../../state/store';
import type { Refused, Update } from '../../../wire/types';

type Closed = Record<string, Refused>;

async function fetchClosed(): Promise<Closed> {
  const answer = await ask('closed', null),
    list = (answer?.closed ?? []) as (Refused & { tile: string })[];
  return Object.fromEntries(list.map((one) => [one.tile, one]));
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
