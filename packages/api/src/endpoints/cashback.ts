import { cashbackReply, cashbackRequest } from '../cashback.ts'
import { endpoints, loggedIn } from './endpoint.ts'

/** Paid fees and cashback of an account (R16). The path has the number of the activity. The reply is never cached. */
export const cashbackEndpoints = endpoints({
  'POST /user/492/cashback': {
    access: loggedIn,
    tag: 'activities',
    summary: 'The caller’s account: counted fees and cashback, with the state of each month',
    body: cashbackRequest,
    reply: cashbackReply,
    refusals: ['not_found', 'activity_mainland'],
  },
})
