import type { Brand } from '@foyer/api/brand'

type Palette = Brand['colours']['light']

/** The accent in the rings of headline panels, translucent. `color-mix` is newer than the browsers that we support. */
const ring = ({ accent }: Palette): string => `${accent}8c`

const declarations = (palette: Palette) =>
  Object.entries({ ...palette, accentRing: ring(palette) })
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`)
    .join(';')

/** The firm's colours from its brand file as the tokens `--brand`, `--accent` and their variants. */
export const brandCss = ({ colours }: Brand): string =>
  `:root{${declarations(colours.light)}}:root[data-theme=dark]{${declarations(colours.dark)}}`
