import type { Reward } from '@foyer/api/rewards'
import type { TextKey } from '../../shared/text/table.ts'
import { alertIcon } from '../../shared/ui/icons.ts'
import { checkIcon, clockIcon } from '../../shared/ui/later-icons.ts'
import {
  bannedIcon,
  boxIcon,
  coinsIcon,
  giftIcon,
  hourglassIcon,
  pinIcon,
  ticketIcon,
  truckIcon,
  undoIcon,
} from './icons.ts'
import type { text } from './status-text.ts'

export type Tone = 'good' | 'warn' | 'info' | 'plain'

export interface Look {
  name: TextKey<typeof text>
  tone: Tone
  icon: string
}

const looks: Readonly<Record<Reward['status'], Look>> = {
  pending: { name: 'awaitingPayout', tone: 'info', icon: hourglassIcon },
  claimable: { name: 'claimable', tone: 'warn', icon: coinsIcon },
  available: { name: 'available', tone: 'good', icon: ticketIcon },
  crediting: { name: 'crediting', tone: 'info', icon: clockIcon },
  preparing: { name: 'preparing', tone: 'info', icon: boxIcon },
  packed: { name: 'packed', tone: 'info', icon: boxIcon },
  shipped: { name: 'shipped', tone: 'info', icon: truckIcon },
  returned: { name: 'returned', tone: 'warn', icon: undoIcon },
  used: { name: 'used', tone: 'plain', icon: checkIcon },
  credited: { name: 'credited', tone: 'good', icon: checkIcon },
  delivered: { name: 'delivered', tone: 'good', icon: checkIcon },
  expired: { name: 'expired', tone: 'plain', icon: clockIcon },
  revoked: { name: 'revoked', tone: 'plain', icon: bannedIcon },
}

/** The appearance while the outcome of a claim is unknown. */
export const checking: Look = { name: 'checking', tone: 'info', icon: clockIcon }

/** The appearance of a state: its name and icon, with a colour in addition. */
export const lookOf = ({ type, status, needs }: Reward): Look => {
  if (type === 'exchange_voucher' && status === 'pending') return { ...looks.pending, name: 'awaitingPartner' }
  if (type === 'physical_gift' && (status === 'claimable' || (status === 'preparing' && needs === 'address')))
    return { name: 'addressNeeded', tone: 'warn', icon: pinIcon }
  // money that the firm withdraws is not money that a person withdrew
  if (type === 'cash_return' && status === 'revoked') return { ...looks.revoked, name: 'back' }
  if (status === 'returned' && needs === 'address') return { ...looks.returned, icon: alertIcon }
  return looks[status]
}

export const typeIcons: Readonly<Record<Reward['type'], string>> = {
  exchange_voucher: ticketIcon,
  cash_return: coinsIcon,
  physical_gift: giftIcon,
}

/** Whether the head of a reward shows its exact end, which is what staff check. */
export const isEndAbove = (reward: Reward): boolean => reward.validUntil !== null && isReady(reward)

/** Whether its owner can use or claim it now. */
export const isReady = ({ status }: Reward): boolean => status === 'available' || status === 'claimable'

/** Whether the reward ended without use. */
export const isOver = ({ status }: Reward): boolean => status === 'expired' || status === 'revoked'
