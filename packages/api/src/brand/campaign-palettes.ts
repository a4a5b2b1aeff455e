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
}

type Appearances = Readonly<Record<'light' | 'dark', CampaignPalette>>

const palette = (
  hero: readonly [from: string, to: string],
  text: readonly [ink: string, soft: string, mark: string],
  page: readonly [tint: string, deep: string],
): CampaignPalette => ({
  heroFrom: hero[0],
  heroTo: hero[1],
  heroInk: text[0],
  heroSoft: text[1],
  heroMark: text[2],
  tint: page[0],
  deep: page[1],
})

/**
 * The colours of every theme but `brand`, which has the firm's own. Their contrasts are checked in
 * `apps/web/build/campaign-css.test.ts`. A firm replaces single themes in `brand.json`.
 */
export const campaignPalettes: Readonly<Record<Exclude<CampaignTheme, 'brand'>, Appearances>> = {
  festival: {
    light: palette(['#8a1420', '#ac2530'], ['#ffffff', '#ffe6d8', '#ffd98a'], ['#fdeee6', '#9c1420']),
    dark: palette(['#681019', '#8b1d27'], ['#fff3ec', '#f6d5c8', '#ffd27a'], ['#412d2d', '#ffab94']),
  },
  moon: {
    light: palette(['#1f1a4d', '#3b2f7a'], ['#ffffff', '#ddd8f4', '#ffd879'], ['#eeedfa', '#3f2f8a']),
    dark: palette(['#171338', '#2c2360'], ['#f3f1ff', '#cbc5ea', '#ffd879'], ['#30304c', '#bdb2ff']),
  },
  growth: {
    light: palette(['#1a3fa8', '#2a57c9'], ['#ffffff', '#e2eaff', '#ffdf85'], ['#e8eefe', '#1a46bd']),
    dark: palette(['#142f7e', '#2144a0'], ['#f1f5ff', '#cfdbfa', '#ffdc80'], ['#27334e', '#9dbaff']),
  },
  money: {
    light: palette(['#574304', '#705708'], ['#ffffff', '#fbefcf', '#ffe08a'], ['#faf3da', '#6b5206']),
    dark: palette(['#403103', '#594606'], ['#fff9e8', '#eadfb8', '#ffd86c'], ['#393421', '#efcb62']),
  },
  points: {
    light: palette(['#532c1f', '#70412f'], ['#ffffff', '#fae6dc', '#ffdc9c'], ['#f7eee9', '#74402a']),
    dark: palette(['#3b2016', '#533022'], ['#fff5ef', '#ecd0c2', '#ffd690'], ['#392b27', '#f0b294']),
  },
  green: {
    light: palette(['#0f5a3c', '#1c7550'], ['#ffffff', '#dff5e7', '#d5f0a0'], ['#e9f6ee', '#0b6845']),
    dark: palette(['#0b442d', '#155b3e'], ['#effaf3', '#c3e4d0', '#c3ea94'], ['#1d3a34', '#78dba5']),
  },
  digital: {
    light: palette(['#11153f', '#242b74'], ['#f2f5ff', '#ccd5f5', '#5cf0e0'], ['#eceffb', '#3b3fb8']),
    dark: palette(['#0c0f2e', '#1b2058'], ['#eef2ff', '#bcc6ea', '#5cf0e0'], ['#2b324d', '#a9b4ff']),
  },
  food: {
    light: palette(['#a43a16', '#ab4214'], ['#ffffff', '#fff0e6', '#ffe6a6'], ['#fff0e6', '#a8360b']),
    dark: palette(['#7c2b11', '#963e17'], ['#fff4ed', '#f6d9c8', '#ffd98a'], ['#402e29', '#ffad80']),
  },
  border: {
    light: palette(['#0a5a86', '#106795'], ['#ffffff', '#e0f3fd', '#ffe0a3'], ['#e2f0f8', '#075482']),
    dark: palette(['#084364', '#115a83'], ['#eef8fe', '#c2dfef', '#ffd98f'], ['#1a374a', '#86cdf2']),
  },
  live: {
    light: palette(['#7a1450', '#9a2269'], ['#ffffff', '#ffe0ee', '#ffd454'], ['#fbecf4', '#96175c']),
    dark: palette(['#5a0f3c', '#771a52'], ['#fff1f8', '#efc6dd', '#ffd454'], ['#402b3d', '#ff9dc6']),
  },
  gift: {
    light: palette(['#2b5512', '#3f6f1e'], ['#ffffff', '#ecf6df', '#ffe7a3'], ['#eff5e7', '#3a640f']),
    dark: palette(['#1f400d', '#305717'], ['#f5fbee', '#d2e3c0', '#ffe098'], ['#29382a', '#b0da82']),
  },
  shares: {
    light: palette(['#252c3d', '#3b465f'], ['#ffffff', '#dbe3f2', '#ffdc86'], ['#eef0f5', '#6e4a0e']),
    dark: palette(['#1b202d', '#2e374b'], ['#f3f6fc', '#c3cde0', '#ffdc86'], ['#3b3423', '#f2cd82']),
  },
  learn: {
    light: palette(['#07586a', '#08707e'], ['#ffffff', '#dcf5f6', '#c9f7dd'], ['#e2f3f5', '#075f70']),
    dark: palette(['#05404d', '#085563'], ['#ecfafb', '#b9dfe2', '#bdf2d6'], ['#123a45', '#7ad9e8']),
  },
  dawn: {
    light: palette(['#4430a4', '#6c40b6'], ['#ffffff', '#ebe4fd', '#ffe2a0'], ['#f0edfd', '#4a35b0']),
    dark: palette(['#30227a', '#50308c'], ['#f6f3ff', '#d9cff5', '#ffd98a'], ['#31304c', '#bfb0ff']),
  },
  strait: {
    light: palette(['#06363c', '#0c5f58'], ['#ffffff', '#d6f3ea', '#ffdf94'], ['#e3f3ef', '#07554f']),
    dark: palette(['#04262b', '#0a4a46'], ['#ecfbf7', '#b6ddd3', '#ffd88a'], ['#143b3c', '#74d8c4']),
  },
}
