import type { DrawPrize } from '@foyer/api/draws'
import type { RewardType } from '@foyer/api/rewards'
import { prizes, type SceneName } from '../../../shared/art/scenes.ts'

const byType: Readonly<Record<RewardType, SceneName>> = {
  physical_gift: 'prizes/red-packet',
  cash_return: 'prizes/cash',
  exchange_voucher: 'prizes/voucher',
}

/** The picture of a prize: the one that its code names, such as `tea-set`, otherwise that of its type. */
export const prizeScene = ({ code, type }: Pick<DrawPrize, 'code' | 'type'>): SceneName => {
  const own = prizes.find((name) => name === code)
  return own ? `prizes/${own}` : byType[type]
}
