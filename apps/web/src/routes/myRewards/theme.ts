import type { CampaignTheme } from '@foyer/api/campaign-themes'
import type { Reward } from '@foyer/api/rewards'

const ofKind: Readonly<Record<Reward['type'], CampaignTheme>> = {
  exchange_voucher: 'brand',
  cash_return: 'brand',
  physical_gift: 'gift',
}

/** The look of a reward: that of the activity that granted it, otherwise that of its kind. */
export const themeOf = ({ source, type }: Pick<Reward, 'source' | 'type'>): CampaignTheme =>
  source.theme ?? ofKind[type]
