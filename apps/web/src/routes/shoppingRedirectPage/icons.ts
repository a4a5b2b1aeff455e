/** Icons of this screen, on the grid of `shared/ui/icons.ts`. */

export const shieldIcon = 'M12 3.5l7 2.6v5.4c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6.1zM12 8.5v4M12 15.4v.2'
export const globeIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.8 12h16.4M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5s1.2-6.2 3.6-8.5z'
export const outIcon = 'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M16.5 14v5h-12v-12h5'
