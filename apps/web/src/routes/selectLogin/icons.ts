/** Icons of this screen, on the grid of `shared/ui/icons.ts`. */

export const messageIcon =
  'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM8 10.5v.1M12 10.5v.1M16 10.5v.1'
export const cardIcon =
  'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM8.5 11.8a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM5.6 15.5a3 3 0 0 1 5.8 0M14.5 9.8h3.5M14.5 13.5h3.5'
export const appIcon =
  'M13 3.5H8a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V13M11 17.5h2M12.5 10.5l7-7M15 3.5h4.5V8'
