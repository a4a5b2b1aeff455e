import type { SystemCaller } from '../wire/caller.ts'
import { centsOf, moneyOf } from '../wire/money.ts'
import { RefusedBySystem, SystemAway } from '../wire/system-away.ts'
import { type cancellingRefusals, ordersContract, type placingRefusals } from './contract.ts'
import type { Order, OrderEvent, RemoteOrders, WireEvent } from './port.ts'

const { placeOrder, cancelOrder, findOrder, readEvents } = ordersContract.operations

/** Events of one call. */
const page = 200

type Failed<Reason> =
  | { readonly outcome: 'refused'; readonly reason: Reason }
  | { readonly outcome: SystemAway['outcome']; readonly away: SystemAway }

/** What a failed call did. */
const failedOf = <Reason extends string>(error: unknown): Failed<Reason> => {
  // `exchange` accepted only a reason that the operation declares
  if (error instanceof RefusedBySystem) return { outcome: 'refused', reason: error.reason as Reason }
  if (error instanceof SystemAway) return { outcome: error.outcome, away: error }
  throw error
}

const bodyOf = ({ id, amount, fees, interest, loan, confirmedAt, ...order }: Order) => ({
  order: id,
  ...order,
  currency: 'HKD' as const,
  amount: moneyOf(amount),
  fees: moneyOf(fees),
  interest: moneyOf(interest),
  loan: moneyOf(loan),
  confirmedAt: confirmedAt.toISOString(),
})

const eventOf = (wire: WireEvent): OrderEvent => {
  const { cursor, order } = wire
  const of = { cursor, order, at: new Date(wire.at) }
  if (wire.event === 'cancelled') return { ...of, event: wire.event }
  if (wire.event === 'allotted') return { ...of, event: wire.event, lots: wire.lots }
  const parts = {
    paid: centsOf(wire.paid),
    fees: centsOf(wire.fees),
    interest: centsOf(wire.interest),
    loanReturned: centsOf(wire.loanReturned),
    loanLeft: centsOf(wire.loanLeft),
    refund: centsOf(wire.refund),
  }
  return { ...of, event: wire.event, parts }
}

/** The orders of a firm that answers the documented calls. */
export const httpOrders = ({ call }: Pick<SystemCaller, 'call'>): RemoteOrders => ({
  isLocal: false,
  place: (order) =>
    call(placeOrder, bodyOf(order), order.id).then(
      ({ reference }) => ({ outcome: 'accepted' as const, reference }),
      failedOf<(typeof placingRefusals)[number]>,
    ),
  cancel: (order, key) =>
    call(cancelOrder, { order }, key).then(
      () => ({ outcome: 'cancelled' as const }),
      failedOf<(typeof cancellingRefusals)[number]>,
    ),
  find: (order) => call(findOrder, { order }),
  eventsAfter: async (after) => {
    const { events, more } = await call(readEvents, { after, limit: page })
    return { events: events.map(eventOf), more }
  },
})
