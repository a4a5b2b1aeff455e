import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@foyer/api/brand'
import { expect, test } from 'vitest'
import { artThemes } from './scenes.ts'

const css = readFileSync(join(import.meta.dirname, 'palettes.module.css'), 'utf8')
const roles = ['ground', 'shade', '1', '2', '3', '4', '5', '6', 'light', 'line']

type Colours = typeof brand.colours.light

/** The colours of a rule by role. Those of the firm are read from its brand file. */
const blockOf = (selector: string, { hero, accent, accentPressed }: Colours): Record<string, string> => {
  const start = css.indexOf(`\n${selector} {`)
  const block = css
    .slice(start, css.indexOf('}', start))
    .replace('var(--hero)', hero)
    .replace('var(--accent)', accent)
    .replace('var(--accent-pressed)', accentPressed)
  return Object.fromEntries(
    [...block.matchAll(/--art-(\w+): (#[0-9a-f]{6});/gi)].map(([, role, value]) => [role, value]),
  )
}

/** Relative luminance by WCAG 2.2. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrastWithWhite = (colour: string) => 1.05 / (luminance(colour) + 0.05)

const palettes = artThemes.map((theme) => ({
  theme,
  light: blockOf(`.${theme}`, brand.colours.light),
  dark: {
    ...blockOf(`.${theme}`, brand.colours.dark),
    ...blockOf(`:root[data-theme="dark"] .${theme}`, brand.colours.dark),
  },
}))

test('Every palette has a colour for each role, in the light and in the dark theme', () => {
  for (const { theme, light, dark } of palettes) {
    expect(Object.keys(light).sort(), theme).toEqual([...roles].sort())
    expect(dark.ground, theme).not.toBe(light.ground)
  }
})

test('White text has a contrast of at least 4.5 on the ground of every campaign palette, from the sky down to the horizon', () => {
  for (const { theme, light, dark } of palettes.filter(({ theme }) => theme !== 'quiet'))
    for (const { ground = '', 5: horizon = '' } of [light, dark]) {
      expect(contrastWithWhite(ground), `${theme} ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrastWithWhite(horizon), `${theme} ${horizon}`).toBeGreaterThanOrEqual(4.5)
    }
})
