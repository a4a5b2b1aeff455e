import { couponReply, couponRequest, financingRates, marginableReply, securitiesQuery } from '../financing.ts'
import { endpoints, loggedIn } from './endpoint.ts'

const tag = 'financing'
/**
 * Only the visitor's browser may store the reply, because withheld content depends on the address. It revalidates each
 * time.
 */
const cache = 'private, no-cache'

/** Rates of margin financing (R7). */
export const financingEndpoints = endpoints({
  'GET /financing/rates': {
    access: 'open',
    tag,
    summary: 'Interest rates of margin loans by currency and tier: standard, promotional and afterwards',
    reply: financingRates,
    cache,
  },
})

/** Securities of margin financing (R7). They are simulated, so production does not serve them. */
export const marginableEndpoints = endpoints({
  'GET /financing/securities': {
    access: 'open',
    tag,
    summary: 'Securities that are collateral for margin loans, by code or name in any script',
    query: securitiesQuery,
    reply: marginableReply,
    cache,
  },
})

/** The interest coupon of activity 481 (R7). The signed reply is never cached. */
export const couponEndpoints = endpoints({
  'POST /user/481/coupon': {
    access: loggedIn,
    tag,
    summary: 'The interest coupon of the account that is logged in to',
    body: couponRequest,
    reply: couponReply,
    refusals: ['activity_mainland'],
  },
})
