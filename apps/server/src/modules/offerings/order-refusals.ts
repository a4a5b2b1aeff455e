import type { OrderRefusal } from '@foyer/api/application-status'
import { Refused } from '../../refused.ts'
import { suspended } from '../accounts/public.ts'

/** Reasons of the firm that a person can do something about. Any other one is a difference between the two systems. */
const known: Readonly<Record<string, OrderRefusal>> = {
  funds_short: 'funds_short',
  offering_closed: 'closed',
  order_exists: 'exists',
  account_blocked: 'account_blocked',
  order_closed: 'not_done',
  not_done: 'not_done',
}

/** The stored reason as its owner sees it. */
export const shownRefusal = (reason: string | null): OrderRefusal | null =>
  reason === null ? null : (known[reason] ?? 'other')

/** What the call is refused with if the firm refused its order or its cancellation for a reason. */
export const refusedFor = (reason: string): Refused => {
  if (reason === 'funds_short') return new Refused('funds_short', 'the firm reports too little cash')
  if (reason === 'offering_closed') return new Refused('offering_cut_off', 'the firm accepts no more orders')
  if (reason === 'order_exists') return new Refused('application_exists', 'the firm has an order of this person')
  if (reason === 'account_blocked') return suspended()
  if (reason === 'order_final') return new Refused('application_final', 'the firm cancels the order no more')
  // the call was held up for so long that the job found no order and closed its name
  if (reason === 'order_closed') return new Refused('unavailable', 'the order came too late', { retryAfter: 5 })
  return new Refused('order_refused', `the firm refused the order: ${reason}`)
}
