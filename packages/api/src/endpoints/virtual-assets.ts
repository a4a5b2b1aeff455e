import { discountReply, discountRequest, virtualAssetFunds } from '../virtual-assets.ts'
import { endpoints, loggedIn } from './endpoint.ts'

const tag = 'virtual assets'

/** Public documents about virtual-asset funds (R18). */
export const virtualAssetEndpoints = endpoints({
  'GET /virtual-assets/funds': {
    access: 'open',
    tag,
    summary: 'Virtual-asset funds listed in Hong Kong: their counters and fees',
    reply: virtualAssetFunds,
    // stored by the reader's own browser only and revalidated each time: what is withheld depends on the address
    cache: 'private, no-cache',
  },
})

/** The discount on commission (R18). Replies are never cached. */
export const discountEndpoints = endpoints({
  'POST /user/494/discount': {
    access: loggedIn,
    tag,
    summary: 'The commission discount of the account that is logged in to',
    body: discountRequest,
    reply: discountReply,
    refusals: ['activity_mainland'],
  },
})
