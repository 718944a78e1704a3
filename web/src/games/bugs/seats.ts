// How a seat is spoken of.
import { t, tOr } from '../../words/texts';

export const botLevel = (bot: string | null): string =>
  t('page-seat-bot', { level: tOr(`page-bot-${bot}`, bot ?? '') });
