import { brand } from '@foyer/contract/brand'

type Palette = typeof brand.colours.light

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`)
    .join(';')

/** The firm's colours from brand.json as the tokens `--brand`, `--accent` and their companions. */
export const brandCss = `:root{${declarations(brand.colours.light)}}:root[data-theme=dark]{${declarations(brand.colours.dark)}}`
