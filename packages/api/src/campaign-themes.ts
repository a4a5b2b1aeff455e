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
  'dawn',
  'strait',
] as const
export type CampaignTheme = (typeof campaignThemes)[number]

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
  'films',
] as const
export type CampaignScene = (typeof campaignScenes)[number]
