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

/** The wide scenes of the drawn family that a headline panel can show. The client draws them (shared/art). */
export const campaignScenes = [
  'brand',
  'festival',
  'moon',
  'financing',
  'live',
  'points',
  'green-bond',
  'cashback',
  'gift',
  'digital-assets',
  'new-shares',
  'wealth-account',
  'wealth-connect',
  'food',
  'briefing',
  'account-health',
  'first-account',
] as const
export const campaignScene = z.enum(campaignScenes)
export type CampaignScene = z.infer<typeof campaignScene>

/**
 * What a campaign gives, in its largest type: a short figure such as `20%` or `HK$100`, the unit beside it, and what the
 * figure is.
 */
export const campaignOffer = z.object({ figure: texts, unit: texts.optional(), label: texts })
export type CampaignOffer = z.infer<typeof campaignOffer>
