// Forecast and lines for the position, and for the position after the choice under way.
import { useEffect, useState } from 'preact/hooks';
import { ask as askServer, trying, type Progress } from '../../../state/store';
import { ask } from '../ask';
import { tentative } from '../choice/choice';
import { linesInView, readForecast } from '../read/forecast';
import { readTable } from '../read/table';
import type { Action } from '../../../state/choose';
import type { Forecast, Line, Table } from '../view';
import type { Update } from '../../../wire/types';

export interface Insight {
  forecast: Forecast | null;
  lines: Line[];
  /** The table after the choice under way. */
  after: Table | null;
  progress: Progress | null;
}

export interface Insights {
  base: Insight;
  preview: Insight | null;
  /** The preview while there is one. */
  shown: Insight;
}

const NOTHING: Insight = { forecast: null, lines: [], after: null, progress: null };
const ASK_PAUSE = 60;

const askProgress = (after: Action | null): Promise<Progress | null> =>
  askServer<Progress>('progress', after);

async function fetchInsight(now: Update, table: Table, after: Action | null): Promise<Insight> {
  const [forecast, sight, progress] = await Promise.all([
    ask('forecast', after),
    after ? ask('sight', after) : null,
    trying.value ? askProgress(after) : null,
  ]);
  const then = sight ? readTable(sight, now.seat) : null;
  return {
    forecast: forecast && readForecast(forecast, then ?? table),
    lines: linesInView(sight ?? now.view),
    after: then,
    progress,
  };
}

export function useInsight(now: Update, table: Table): Insights {
  const [base, setBase] = useState<Insight>(NOTHING),
    [preview, setPreview] = useState<Insight | null>(null),
    under = tentative.value;
  useEffect(() => {
    let gone = false;
    // After the end nothing is to come; a try is still to be judged.
    if (now.result && !trying.value) {
      setBase(NOTHING);
      return undefined;
    }
    void fetchInsight(now, table, null).then((made) => {
      if (!gone) setBase(made);
    });
    return () => {
      gone = true;
    };
  }, [now.version, now.match]);
  useEffect(() => {
    let gone = false;
    setPreview(null);
    // The battle that a Battle tile starts is the one that is forecast already, with its causes.
    if (!under || under.do === 'battle') return undefined;
    const timer = setTimeout(() => {
      void fetchInsight(now, table, under).then((made) => {
        if (!gone) setPreview(made);
      });
    }, ASK_PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [JSON.stringify(under), now.version]);
  return { base, preview, shown: preview ?? base };
}
