import type { CampaignTheme } from '../campaign-themes.ts'

/** The colours of a campaign theme in one appearance, as `#rrggbb`. */
export interface CampaignPalette {
  /** the two ends of the headline panel's ground */
  readonly heroFrom: string
  readonly heroTo: string
  /** text on the headline panel: titles, leads, and the offer's figure */
  readonly heroInk: string
  readonly heroSoft: string
  readonly heroMark: string
  /** quiet panels below the headline, and coloured figures on them and on paper */
  readonly tint: string
  readonly deep: string
  /** the main action */
  readonly accent: string
  readonly accentPressed: string
  readonly onAccent: string
}

type Appearances = Readonly<Record<'light' | 'dark', CampaignPalette>>

const palette = (
  hero: readonly [from: string, to: string],
  text: readonly [ink: string, soft: string, mark: string],
  page: readonly [tint: string, deep: string],
  action: readonly [accent: string, pressed: string, on: string],
): CampaignPalette => ({
  heroFrom: hero[0],
  heroTo: hero[1],
  heroInk: text[0],
  heroSoft: text[1],
  heroMark: text[2],
  tint: page[0],
  deep: page[1],
  accent: action[0],
  accentPressed: action[1],
  onAccent: action[2],
})

/**
 * The colours of every theme but `brand`, which has the firm's own. Their contrasts are checked in
 * `apps/web/build/campaign-css.test.ts`. A firm replaces single themes in `brand.json`.
 */
export const campaignPalettes: Readonly<Record<Exclude<CampaignTheme, 'brand'>, Appearances>> = {
  festival: {
    light: palette(
      ['#8f0f1c', '#bf2020'],
      ['#ffffff', '#ffe6d8', '#ffd98a'],
      ['#fdeee6', '#9c1420'],
      ['#f4b63f', '#dc9a1c', '#2c1200'],
    ),
    dark: palette(
      ['#4a0a12', '#761218'],
      ['#fff3ec', '#f3cfc0', '#ffd27a'],
      ['#2c1614', '#ffab94'],
      ['#f4b63f', '#dc9a1c', '#2c1200'],
    ),
  },
  moon: {
    light: palette(
      ['#171542', '#3b2f80'],
      ['#ffffff', '#dcdaf6', '#ffe2a0'],
      ['#eeecfb', '#3d3094'],
      ['#f2ab32', '#dc9417', '#241704'],
    ),
    dark: palette(
      ['#0e0d2a', '#272058'],
      ['#f3f1ff', '#c7c3ea', '#ffe2a0'],
      ['#1b1934', '#bdb2ff'],
      ['#f4b444', '#dd9c28', '#241704'],
    ),
  },
  growth: {
    light: palette(
      ['#0a2fa6', '#1f57e0'],
      ['#ffffff', '#e2eaff', '#ffe08a'],
      ['#e8eefe', '#123fc2'],
      ['#f2ab32', '#dc9417', '#241704'],
    ),
    dark: palette(
      ['#0a1c57', '#163a99'],
      ['#f1f5ff', '#c5d3f7', '#ffdc80'],
      ['#141d3a', '#9dbaff'],
      ['#f4b444', '#dd9c28', '#241704'],
    ),
  },
  money: {
    light: palette(
      ['#fff0d0', '#ffdc9c'],
      ['#3a2500', '#5c3f0c', '#8a3f00'],
      ['#fff4df', '#8a4600'],
      ['#1d2f57', '#12203f', '#ffffff'],
    ),
    dark: palette(
      ['#2f2106', '#4d360b'],
      ['#fff2d8', '#ecd6a8', '#ffc961'],
      ['#251d0e', '#f7c469'],
      ['#f4b444', '#dd9c28', '#241704'],
    ),
  },
  points: {
    light: palette(
      ['#064431', '#0c6a4a'],
      ['#ffffff', '#d9f2e6', '#ffd98a'],
      ['#e5f4ed', '#0a5f43'],
      ['#f2ab32', '#dc9417', '#241704'],
    ),
    dark: palette(
      ['#04281d', '#084632'],
      ['#ecfaf4', '#b8dccb', '#ffd27a'],
      ['#0f231b', '#7fd9b2'],
      ['#f4b444', '#dd9c28', '#241704'],
    ),
  },
  green: {
    light: palette(
      ['#e2f5e8', '#bfe8cf'],
      ['#0b3424', '#234f3c', '#0a6140'],
      ['#e9f6ee', '#0b6845'],
      ['#0b7048', '#085837', '#ffffff'],
    ),
    dark: palette(
      ['#0a2319', '#12402c'],
      ['#e6f8ee', '#b9dcc8', '#7fe0aa'],
      ['#11241b', '#78dba5'],
      ['#58cf94', '#3fb87c', '#04200f'],
    ),
  },
  digital: {
    light: palette(
      ['#080c1c', '#182050'],
      ['#f2f5ff', '#c3cdf0', '#7ef2d2'],
      ['#eceffb', '#3b3fb8'],
      ['#4a46d8', '#3833b4', '#ffffff'],
    ),
    dark: palette(
      ['#05070f', '#10163a'],
      ['#eef2ff', '#b6c1e8', '#7ef2d2'],
      ['#151a30', '#a9b4ff'],
      ['#8f94ff', '#7479ee', '#080a24'],
    ),
  },
  food: {
    light: palette(
      ['#ffe7d6', '#ffc9a3'],
      ['#47190a', '#6a3319', '#9a2c06'],
      ['#fff0e6', '#a8360b'],
      ['#bf3a0c', '#9b2c06', '#ffffff'],
    ),
    dark: palette(
      ['#331308', '#54200c'],
      ['#ffeee4', '#ecc8b2', '#ffad80'],
      ['#29180f', '#ffad80'],
      ['#ff9460', '#ee7c44', '#2a0d02'],
    ),
  },
  border: {
    light: palette(
      ['#043a5e', '#0a6396'],
      ['#ffffff', '#d9edf8', '#ffdca6'],
      ['#e2f0f8', '#075482'],
      ['#f2ab32', '#dc9417', '#241704'],
    ),
    dark: palette(
      ['#032338', '#07405f'],
      ['#ecf7fd', '#b5d6e8', '#ffd596'],
      ['#0e2230', '#86cdf2'],
      ['#f4b444', '#dd9c28', '#241704'],
    ),
  },
  live: {
    light: palette(
      ['#17091f', '#46123c'],
      ['#fff5fa', '#e6c9dc', '#ff9db0'],
      ['#fbecf1', '#a3134a'],
      ['#cf1747', '#a90f37', '#ffffff'],
    ),
    dark: palette(
      ['#0f0615', '#330d2c'],
      ['#fff1f7', '#d9b9cd', '#ff9db0'],
      ['#27141f', '#ff9db0'],
      ['#ff7d95', '#ee6480', '#2c0310'],
    ),
  },
  gift: {
    light: palette(
      ['#fde6f0', '#f8c6dc'],
      ['#4a0f30', '#6c2a4e', '#98164f'],
      ['#fdeef5', '#9c1a58'],
      ['#ab1c60', '#8b124b', '#ffffff'],
    ),
    dark: palette(
      ['#2e0b1f', '#4d1434'],
      ['#ffeaf4', '#e9bfd4', '#ff9cc8'],
      ['#28131e', '#ff9cc8'],
      ['#ff8fc0', '#ee77ab', '#2e0419'],
    ),
  },
  shares: {
    light: palette(
      ['#32154a', '#642a72'],
      ['#ffffff', '#eddcf2', '#ffd27a'],
      ['#f4ecf8', '#6a2583'],
      ['#f2ab32', '#dc9417', '#241704'],
    ),
    dark: palette(
      ['#200d30', '#40194b'],
      ['#faf0ff', '#dac2e3', '#ffd27a'],
      ['#221730', '#dca8ef'],
      ['#f4b444', '#dd9c28', '#241704'],
    ),
  },
  learn: {
    light: palette(
      ['#e3f2fc', '#bcdff6'],
      ['#0a2c4a', '#284c6b', '#0b4f8a'],
      ['#eaf4fc', '#0b5a9c'],
      ['#0b5cad', '#084a8c', '#ffffff'],
    ),
    dark: palette(
      ['#0a2236', '#123c5c'],
      ['#e6f3fd', '#b6d3e8', '#8accff'],
      ['#10222f', '#8accff'],
      ['#6bb6ff', '#4f9ee8', '#03182c'],
    ),
  },
}
