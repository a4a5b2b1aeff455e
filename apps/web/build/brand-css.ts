import type { Brand } from '@foyer/api/brand'
import { campaignCss, darkOf } from './campaign-css.ts'

type Palette = Brand['colours']['light']

/** The accent in the rings of headline panels, translucent. `color-mix` is newer than the browsers that we support. */
const ring = ({ accent }: Palette): string => `${accent}8c`

const declarations = (palette: Palette) =>
  Object.entries({ ...palette, accentRing: ring(palette) })
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`)
    .join(';')

/** The firm's colours from its brand file as the tokens `--brand`, `--accent` and their variants, and those of campaigns. */
export const brandCss = (brand: Brand): string => {
  const { light, dark } = brand.colours
  return `:root,[data-campaign=brand]{${declarations(light)}}[data-theme=dark],${darkOf('brand')}{${declarations(dark)}}${campaignCss(brand)}`
}
