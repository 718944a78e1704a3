// Dark or light: the player's wish, else what a game looks best in.
import type { Home } from '../games/homes';
import { settings } from '../state/settings';

export const themeOf = (home: Home | undefined): 'dark' | 'light' | undefined =>
  settings.value.theme === 'auto' ? home?.theme : settings.value.theme;
