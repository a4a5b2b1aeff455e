import type { Brand } from '@foyer/contract/brand'

type Palette = Brand['colours']['light']

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`)
    .join(';')

/** The firm's colours from its brand file as the tokens `--brand`, `--accent` and their companions. */
export const brandCss = ({ colours }: Brand): string =>
  `:root{${declarations(colours.light)}}:root[data-theme=dark]{${declarations(colours.dark)}}`
