/** Shades of a heat map, from the palest. */
export const heatLevels = [1, 2, 3, 4] as const

/** The shade of a figure: one for each quarter of the highest figure. */
export const levelOf = (heat: number, most: number): (typeof heatLevels)[number] =>
  heatLevels.find((level) => heat * heatLevels.length <= most * level) ?? 4
