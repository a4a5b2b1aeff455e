import type { TabName } from '@foyer/api/brand'

/** Parts of an icon on a 24 px grid. */
interface TabIcon {
  /** closed shape, filled in the current tab */
  readonly shape: string
  /** lines inside the shape, in the colour of the bar where the shape is filled */
  readonly inside?: string
  /** lines outside the shape */
  readonly outside?: string
}

/** Our own icons of the tabs, drawn as a line, and filled in the current tab. */
export const tabIcons: Readonly<Record<TabName, TabIcon>> = {
  activities: {
    shape:
      'M11 5l1.8 4.7a2.6 2.6 0 0 0 1.5 1.5L19 13l-4.7 1.8a2.6 2.6 0 0 0-1.5 1.5L11 21l-1.8-4.7a2.6 2.6 0 0 0-1.5-1.5L3 13l4.7-1.8a2.6 2.6 0 0 0 1.5-1.5z',
    outside: 'M19 3v5M16.5 5.5h5',
  },
  markets: { shape: 'M5 9h4.5v8H5zM14.5 6H19v8h-4.5z', outside: 'M7.25 5.5V9M7.25 17v3.5M16.75 3v3M16.75 14v5' },
  account: {
    shape: 'M6 5.5h11A2.5 2.5 0 0 1 19.5 8v9a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 17V8A2.5 2.5 0 0 1 6 5.5z',
    inside: 'M19.5 10.5H15a2 2 0 0 0 0 4h4.5',
  },
  rewards: {
    shape: 'M3.5 8.5h17V12h-17zM5.5 12h13v8.5h-13z',
    inside: 'M12 8.5v12',
    outside: 'M12 8.5C10.8 4.6 7 3 6.4 5.5 6 7.6 8.9 8.5 12 8.5c3.1 0 6-.9 5.6-3C17 3 13.2 4.6 12 8.5z',
  },
  me: { shape: 'M12 3.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5zM4 20.5c.5-4 3.7-6 8-6s7.5 2 8 6z' },
}
