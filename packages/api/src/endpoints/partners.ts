import { z } from 'zod'
import { partnerVoucherReply } from '../partners.ts'
import { endpoints, ofActivity, registered } from './endpoint.ts'

/** Vouchers that a partner honours (R29); replies are never cached. */
export const partnerEndpoints = endpoints({
  'POST /user/:number/voucher': {
    access: registered,
    tag: 'rewards',
    summary: "The caller's voucher of an activity whose partner confirms it, and the remaining codes of its pool",
    params: ofActivity,
    body: z.strictObject({}),
    reply: partnerVoucherReply,
  },
})
