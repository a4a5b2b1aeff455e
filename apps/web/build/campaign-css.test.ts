import { brand } from '@foyer/api/brand'
import type { CampaignPalette } from '@foyer/api/brand/campaign-palettes'
import { brand as institution } from '@foyer/api/institution-brand'
import { expect, test } from 'vitest'
import { campaignCss, palettesOf } from './campaign-css.ts'
import { readTokens } from './theme-tokens.ts'

/** The relative luminance of `#rrggbb` (WCAG 2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const tokens = readTokens()
/** The pairs of text and ground that a page of a theme shows. */
const pairsOf = (colours: CampaignPalette, appearance: 'light' | 'dark') => {
  const { ground = '', paper = '' } = tokens[appearance]
  const on = (text: keyof CampaignPalette, ...grounds: readonly (string | undefined)[]) =>
    grounds.flatMap((below) => {
      return below ? [{ text, below, value: contrast(colours[text], below) }] : []
    })
  const panel = [colours.heroFrom, colours.heroTo]
  return [
    ...on('heroInk', ...panel),
    ...on('heroSoft', ...panel),
    ...on('heroMark', ...panel),
    ...on('deep', colours.tint, ground, paper),
  ]
}

test('No theme of a campaign changes the colour of the main action', () => {
  for (const own of [brand, institution]) expect(campaignCss(own)).not.toMatch(/--(on-)?accent/)
})

for (const [name, own] of Object.entries({ brand, institution }))
  for (const [theme, palettes] of Object.entries(palettesOf(own)))
    for (const appearance of ['light', 'dark'] as const)
      test(`Every text of the theme ${theme} has a contrast of at least 4.5 in ${appearance} (${name})`, () => {
        expect(pairsOf(palettes[appearance], appearance).filter(({ value }) => value < 4.5)).toEqual([])
      })
