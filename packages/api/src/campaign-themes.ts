import { z } from 'zod'
import { texts } from './texts.ts'

/** The looks that a campaign chooses from. Each has colours for light and dark, a pattern and illustrations. */
export const campaignThemes = [
  'brand',
  'festival',
  'moon',
  'growth',
  'money',
  'points',
  'green',
  'digital',
  'food',
  'border',
  'live',
  'gift',
  'shares',
  'learn',
] as const
export const campaignTheme = z.enum(campaignThemes)
export type CampaignTheme = z.infer<typeof campaignTheme>

/**
 * What a campaign gives, in its largest type: a short figure such as `20%` or `HK$100`, the unit beside it, and what the
 * figure is.
 */
export const campaignOffer = z.object({ figure: texts, unit: texts.optional(), label: texts })
export type CampaignOffer = z.infer<typeof campaignOffer>
