import { LineArt } from './line-art';

/** SVG paths on a 24 px grid. Those in MIRRORED are mirrored in Arabic. */
const PATHS = {
  alert: 'M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17.2v.3',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  check: 'm4.5 12.5 5 5 10-11',
  camera: 'M3.5 8H8l1.5-2.5h5L16 8h4.5v11h-17zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z',
  chevron: 'm9 5 7 7-7 7',
  chevronDown: 'm5 9 7 7 7-7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'm4 4 16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5S9.5 5.9 12 3.5Z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.3',
  lock: 'M5.5 10.5h13v10h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  logout: 'M14 4H5v16h9M10 12h10.5M16.5 8l4 4-4 4',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  minus: 'M5 12h14',
  phone:
    'M5 3.5h3.5l2 5-2.3 1.6a12 12 0 0 0 5.7 5.7l1.6-2.3 5 2V19a1.8 1.8 0 0 1-2 1.8C10.5 20.2 3.8 13.5 3.2 5.5A1.8 1.8 0 0 1 5 3.5Z',
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  plus: 'M5 12h14M12 5v14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  send: 'M3.5 11.5 20.5 4 15 20.5l-4-7-7.5-2ZM11 13.5l4-4',
  shield:
    'M12 3 4.5 6v5.5c0 4.7 3 7.8 7.5 9.5 4.5-1.7 7.5-4.8 7.5-9.5V6L12 3ZM8.5 12l2.5 2.5 4.5-5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  whatsapp:
    'M3.5 20.5 5 16a8.3 8.3 0 1 1 3.2 3L3.5 20.5ZM9 8.2c-.8 2.8 3.2 7 6.6 6.6.9-.2 1.2-1 1.1-1.7l-2-1-1.2 1c-1.2-.4-2.3-1.5-2.7-2.6l1-1.2-1-2c-.8-.1-1.5.1-1.8.9Z',
} as const;

export type IconName = keyof typeof PATHS;

const MIRRORED: readonly IconName[] = ['arrow', 'chevron', 'logout', 'send'];

export interface IconProps {
  name: IconName;
  size?: number;
  className?: string;
}

/** Hidden from screen readers: the text beside it, or the control's label, says the same. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  const mirror = MIRRORED.includes(name) ? 'mirror' : '';
  const classes = `${mirror} ${className}`.trim() || undefined;
  return <LineArt path={PATHS[name]} grid={24} size={size} className={classes} />;
}
