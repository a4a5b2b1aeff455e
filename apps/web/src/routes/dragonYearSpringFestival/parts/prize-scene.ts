import type { DrawPrize } from '@foyer/api/draws'
import type { RewardType } from '@foyer/api/rewards'
import type { SceneName } from '../../../shared/art/scenes.ts'
import { prizeNamed } from '../../../shared/rewards/prize-scene.ts'

const byType: Readonly<Record<RewardType, SceneName>> = {
  physical_gift: 'prizes/red-packet',
  cash_return: 'prizes/cash',
  exchange_voucher: 'prizes/voucher',
}

/** The picture of a prize: the one that its code names, such as `tea-set`, otherwise that of its type. */
export const prizeScene = ({ code, type }: Pick<DrawPrize, 'code' | 'type'>): SceneName =>
  prizeNamed(code) ?? byType[type]
