// Line icons of the shell, all paths in a 24 box.
const PATHS = {
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  sliders: 'M4 7h9M18 7h2M4 17h3M12 17h8M15.5 4.5v5M9.5 14.5v5',
  right: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17 14c2.5.5 4 2.5 4 6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 12h4M16 12h4',
  puzzle: 'M4 8h4.500a2.500 2.500 0 1 1 5 0H18v4.500a2.500 2.500 0 1 0 0 5V21H4z',
  help: 'M9.5 9a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 1-1 1.7M12 17h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  graph: 'M4 20V4M4 20h16M8 16l4-5 3 3 5-7',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  list: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  info: 'M12 11v6M12 7.5h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  alert: 'M12 4L2.5 20h19zM12 10v4M12 17h.01',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  left: 'M4 4v6h6M4 10a8 8 0 1 1-1 5',
  turn: 'M20 4v6h-6M20 10a8 8 0 1 0 1 5',
  check: 'M4 12.5l5 5L20 6.5',
  close: 'M6 6l12 12M18 6L6 18',
  first: 'M20 5l-8 7 8 7zM11 5l-8 7 8 7z',
  previous: 'M18 5l-9 7 9 7zM5 5v14',
  next: 'M6 5l9 7-9 7zM19 5v14',
  last: 'M4 5l8 7-8 7zM13 5l8 7-8 7z',
  eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  coach: 'M6 9l6-5 6 5M6 14l6-5 6 5M6 19l6-5 6 5',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  save: 'M12 3v12M8 11l4 4 4-4M5 15v5h14v-5',
  robot: 'M5 9h14v10H5zM12 9V5M12 5h.01M9 14h.01M15 14h.01M2 13v3M22 13v3',
  wifi: 'M2 9c6-5 14-5 20 0M5.5 12.5c4-3.3 9-3.3 13 0M9 16c2-1.5 4-1.5 6 0M12 19.5h.01',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  swords: 'M4 4l11 11M20 4L9 15M3 14l6 6M21 14l-6 6',
  lines: 'M4 18L14 8M10 8h4v4M14 18l6-6M17 12h3v3',
  target: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v4M12 18v4M2 12h4M18 12h4',
  sound: 'M4 9h4l5-4v14l-5-4H4zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  silent: 'M4 9h4l5-4v14l-5-4H4zM16.5 9.5l5 5M21.5 9.5l-5 5',
  exchange: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  ring: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  arrow: 'M5 19L19 5M10 5h9v9',
  dice: 'M4 4h16v16H4zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  wave: 'M3 9c3-3 6 3 9 0s6-3 9 0M3 16c3-3 6 3 9 0s6-3 9 0',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);

export const Logo = ({ size = 22 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="-16 -16 32 32"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <path d="M15 0L7.500 12.990H-7.500L-15 0L-7.500-12.990H7.500Z" />
    <path d="M-8-5L-4.500 6 0-2 4.500 6 8-5" />
  </svg>
);

/** SVG text from `draw` as an element. */
export const Drawing = ({
  svg,
  box,
  width,
  height,
  cls = '',
  label,
}: {
  svg: string;
  box: string;
  width: number;
  height: number;
  cls?: string;
  label?: string;
}) => (
  <svg
    class={cls}
    width={width}
    height={height}
    viewBox={box}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : 'true'}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);
