/** Icons of the aspects of the comparison by their id, on the grid of `shared/ui/icons.ts`. */
export const aspectIcons: Readonly<Record<string, string>> = {
  who: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 4.9a3.5 3.5 0 0 1 0 6.2M18 14.2a6.4 6.4 0 0 1 3.5 5.3',
  invests: 'M4 20h16M5.5 20v-9M18.5 20v-9M10 20v-9M14 20v-9M3.5 11h17L12 4z',
  conditions: 'M5.5 4.5h13v15h-13zM8.5 9l1.4 1.4L12.4 8M8.5 14.5l1.4 1.4 2.5-2.4M14.5 9.5h1.5M14.5 15h1.5',
  quota: 'M4.5 16a8 8 0 1 1 15 0M12 14.5l3.5-4.5M12 14.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  total:
    'M12 7.5c4.1 0 7-1.1 7-2.2S16.1 3 12 3 5 4.2 5 5.3s2.9 2.2 7 2.2zM5 5.3v13.4C5 19.9 7.9 21 12 21s7-1.1 7-2.3V5.3M5 12c0 1.1 2.9 2.2 7 2.2s7-1.1 7-2.2',
  products: 'M4 19.5h16M6.5 19.5v-6M12 19.5V9.5M17.5 19.5v-14',
  currency: 'M4 9h15M15.5 5.5L19 9l-3.5 3.5M20 15H5M8.5 11.5L5 15l3.5 3.5',
  accounts:
    'M6 6h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM20 10.7h-4.3a1.85 1.85 0 0 0 0 3.7H20',
  protection: 'M12 3.5l7 2.6v5.4c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6.1zM9 11.8l2.2 2.2 3.9-4.2',
}
