import type { LaterIcon } from './later-icons.ts'

/** Strokes on a 24 px grid, drawn for a 1.5 px line: those of the first view. The others are in `later-icons.ts`. */
export const paths = {
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  bed: 'M3.5 19v-4.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V19M3.5 16.5h17M5.5 12.5V7h13v5.5M8 12.5v-2h8v2',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.5c0-3.3 2.5-5.3 6-5.3s6 2 6 5.3M15.5 5.4a3.2 3.2 0 0 1 0 5.8M17 14.6c2.5.6 4 2.4 4 4.9',
  gift: 'M4 9h16v3.5H4zM5.5 12.5V20h13v-7.5M12 9v11M12 9C9 9 7 8 7 6.2S11 4 12 9zM12 9c3 0 5-1 5-2.8S13 4 12 9z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5l3.5 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'm6 6 12 12M18 6 6 18',
  'chevron-right': 'm9.5 5.5 6.5 6.5-6.5 6.5',
  'chevron-down': 'm5.5 9.5 6.5 6.5 6.5-6.5',
  account: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3-6.2 7.5-6.2s7.5 2.2 7.5 6.2',
  'sign-out': 'M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8v.1',
  edit: 'M4.5 19.5l.8-4L16 4.8 19.2 8 8.5 18.7zM13.5 7.3l3.2 3.2',
  star: 'm12 3.8 2.5 5.3 5.7.7-4.2 4 1.1 5.8L12 16.7l-5.1 2.9L8 13.8l-4.2-4 5.7-.7z',
} as const

export type IconName = keyof typeof paths | LaterIcon
