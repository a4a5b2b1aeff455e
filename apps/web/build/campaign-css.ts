import type { Brand } from '@foyer/api/brand'
import { type CampaignPalette, campaignPalettes } from '@foyer/api/brand/campaign-palettes'
import type { CampaignTheme } from '@foyer/api/campaign-themes'

const tokens: Readonly<Record<keyof CampaignPalette, string>> = {
  heroFrom: 'campaign-from',
  heroTo: 'campaign-to',
  heroInk: 'campaign-ink',
  heroSoft: 'campaign-soft',
  heroMark: 'campaign-mark',
  tint: 'campaign-tint',
  deep: 'campaign-deep',
}
const declarations = (palette: CampaignPalette): string =>
  Object.entries(tokens)
    .map(([name, token]) => `--${token}:${palette[name as keyof CampaignPalette]}`)
    .join(';')

/** The selector of a theme in the dark appearance: the page, or a part of it. */
export const darkOf = (theme: CampaignTheme): string =>
  `[data-theme=dark][data-campaign=${theme}],[data-theme=dark] [data-campaign=${theme}]`

/** The palettes of a brand by theme: the firm's own where its file has one. `brand` is made from the firm's colours. */
export const palettesOf = ({ campaigns }: Pick<Brand, 'campaigns'>) => ({ ...campaignPalettes, ...campaigns })

/**
 * The colours of the campaign themes, for the attribute `data-campaign` of the page (shared/theme/campaign-theme.ts) or
 * of one part of it, such as a card in the hall.
 */
export const campaignCss = (brand: Brand): string =>
  Object.entries(palettesOf(brand))
    .map(
      ([theme, { light, dark }]) =>
        `[data-campaign=${theme}]{${declarations(light)}}${darkOf(theme as CampaignTheme)}{${declarations(dark)}}`,
    )
    .join('')
