/** Icons on the grid of `shared/ui/icons.ts`. */
export const brightIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'
export const withdrawnIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.5 6.5l11 11'
export const typeIcon = 'M5 7h14v10H5zM8 10.5h.01M12 10.5h.01M16 10.5h.01M9 14h6'
