import type { Reward } from '@foyer/api/rewards'
import { Art } from '../../shared/art/art.tsx'
import type { SceneName } from '../../shared/art/scenes.ts'
import { prizeNamed } from '../../shared/rewards/prize-scene.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { typeIcons } from './status.ts'

const ofKind: Readonly<Partial<Record<Reward['type'], SceneName>>> = {
  exchange_voucher: 'prizes/voucher',
  cash_return: 'prizes/cash',
}

/** The drawn picture of a reward, or that of its kind; the icon of a gift that has none. */
export const RewardPicture = ({ reward: { type, item } }: { reward: Pick<Reward, 'type' | 'item'> }) => {
  const scene = prizeNamed(item.art) ?? ofKind[type]
  return scene ? <Art scene={scene} /> : <Icon path={typeIcons[type]} size={34} />
}
