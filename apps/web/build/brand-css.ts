import type { Brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { campaignCss, darkOf } from './campaign-css.ts'

type Palette = Brand['colours']['light']

/** The accent in the rings of headline panels, translucent. `color-mix` is newer than the browsers that we support. */
const ring = ({ accent }: Palette): string => `${accent}8c`

const declarations = (palette: Palette) =>
  Object.entries({ ...palette, accentRing: ring(palette) })
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`)
    .join(';')

/** The firm's short name and its mark, for bars that style sheets draw them in (shared/theme/frame.css). */
const mark = ({ shortName, languages }: Brand, base: string): string =>
  [
    `:root{--firm-mark:url(${base}mark.svg)}`,
    ...languages.map(
      (language) => `:root:lang(${language}){--firm-name:${JSON.stringify(inLanguage(shortName, language))}}`,
    ),
  ].join('')

/**
 * The firm's name and mark, its colours from its brand file as the tokens `--brand`, `--accent` and their variants, and those
 * of campaigns.
 *
 * @param base path under which the client is served
 */
export const brandCss = (brand: Brand, base: string): string => {
  const { light, dark } = brand.colours
  return `${mark(brand, base)}:root,[data-campaign=brand]{${declarations(light)}}[data-theme=dark],${darkOf('brand')}{${declarations(dark)}}${campaignCss(brand)}`
}
