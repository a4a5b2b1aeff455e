/** Icons on the grid of `shared/ui/icons.ts`. */
export const ticketIcon =
  'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2.2a2 2 0 0 0 0 3.6V16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2.2a2 2 0 0 0 0-3.6zM14 6.5v2M14 11v2M14 15.5v2'
export const coinsIcon =
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM14.4 9.7c-.5-.8-1.3-1.3-2.4-1.3-1.3 0-2.3.7-2.3 1.8 0 2.6 4.7 1.1 4.7 3.7 0 1.1-1 1.8-2.4 1.8-1.1 0-2-.5-2.5-1.4M12 7v1.4M12 15.7V17'
export const giftIcon = 'M4.5 10h15v9.5h-15zM4.5 10V7.5h15V10M12 7.5v12M12 7.5c-2-4-6-2.5-4.6 0M12 7.5c2-4 6-2.5 4.6 0'
export const hourglassIcon = 'M7 4h10M7 20h10M8 4v3.5L12 12l4-4.5V4M8 20v-3.5L12 12l4 4.5V20'
export const truckIcon =
  'M3.5 7h10v9h-10zM13.5 10h4l3 3v3h-7zM7 18.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 18.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z'
export const boxIcon = 'M4.5 8L12 4l7.5 4v8L12 20l-7.5-4zM4.5 8L12 12l7.5-4M12 12v8'
export const undoIcon = 'M8.5 7L5 10.5 8.5 14M5 10.5h9a4.5 4.5 0 0 1 0 9h-3'
export const pinIcon =
  'M12 20.5c4-4.4 6-7.5 6-10.3a6 6 0 1 0-12 0c0 2.8 2 5.9 6 10.3zM12 12.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z'
export const bannedIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.4 6.4l11.2 11.2'
export const copyIcon = 'M9 9h10v10.5H9zM15 9V5H5v10.5h4'
export const eyeIcon = 'M3 12s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6zM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z'
export const qrIcon = 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h2v2h-2zM19 14v2M14 19h2M18 18.5h1V19'
export const calendarIcon = 'M5 7h14v12H5zM5 10.5h14M8.5 4.5V8M15.5 4.5V8'
