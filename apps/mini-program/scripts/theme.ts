import type { Brand } from '@foyer/api/brand'
import tokens from './tokens.generated.json' with { type: 'json' }

/** Returns the firm's colours as the vendor's theme file, for bars and backgrounds that the vendor paints. */
export const themeJson = ({ colours }: Brand): string => {
  const of = (mode: 'light' | 'dark') => ({
    bar: mode === 'light' ? tokens[mode].paper : colours.dark.hero,
    barText: mode === 'light' ? 'black' : 'white',
    ground: tokens[mode].ground,
    groundText: mode === 'light' ? 'dark' : 'light',
  })
  return `${JSON.stringify({ light: of('light'), dark: of('dark') }, null, 2)}\n`
}

const variables = ({ colours }: Brand, mode: 'light' | 'dark'): string => {
  const { ground, ink, inkSoft } = tokens[mode]
  const { accent, onAccent } = colours[mode]
  return `--ground:${ground};--ink:${ink};--ink-soft:${inkSoft};--accent:${accent};--on-accent:${onAccent}`
}

/** Returns the same colours as CSS variables for the pages of the shell. */
export const themeWxss = (brand: Brand): string =>
  `page{${variables(brand, 'light')}}\n@media (prefers-color-scheme:dark){page{${variables(brand, 'dark')}}}\n`
