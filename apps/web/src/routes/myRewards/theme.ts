import type { CampaignTheme } from '@foyer/api/campaign-themes'
import type { Reward } from '@foyer/api/rewards'
import { prizeNamed } from '../../shared/rewards/prize-scene.ts'

const ofKind: Readonly<Record<Reward['type'], CampaignTheme>> = {
  exchange_voucher: 'brand',
  cash_return: 'brand',
  physical_gift: 'gift',
}

/**
 * The look of a reward: that of the activity that granted it, otherwise that of its kind. A blue cup is hard to see on
 * the blue of the brand, so coffee has the colours of food.
 */
export const themeOf = ({ source, type, item }: Pick<Reward, 'source' | 'type' | 'item'>): CampaignTheme => {
  const theme = source.theme ?? ofKind[type]
  return theme === 'brand' && prizeNamed(item.art) === 'prizes/coffee' ? 'food' : theme
}
