// The colour of each kind of hex that a scenario marks.
export const ZONES: Record<string, string> = {
  factory: '#d98c1f',
  exit: '#3f9d6b',
  core: '#3f7fc0',
  field: '#6f6a60',
  siege: '#b8433c',
  corners: '#8a6fb0',
  structure: '#b8433c',
  seat: '#8a6fb0',
  'bank-a': '#3f7fc0',
  'bank-b': '#b8433c',
  bridge: '#d98c1f',
  pylon: '#c9b23a',
  contaminated: '#8bb92e',
  depot: '#d98c1f',
};
