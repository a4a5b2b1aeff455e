import {
  merchantSession,
  merchantSessionRequest,
  presentReply,
  presentRequest,
  redeemReply,
  redeemRequest,
} from '../presentations.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'redemption'

/** Showing a voucher, for its owner, and redeeming it, for a merchant's counter (R13). */
export const redemptionEndpoints = endpoints({
  'POST /user/rewards/present': {
    access: registered,
    tag,
    summary: 'The status of a voucher, and a code to show at a counter for a minute; its owner only',
    body: presentRequest,
    reply: presentReply,
    refusals: ['not_found'],
    load: 'redeem',
  },
  'POST /merchants/session': {
    access: 'merchant',
    tag,
    load: 'redeem',
    summary: 'Signs a counter in by a merchant’s code and PIN; unsigned',
    body: merchantSessionRequest,
    reply: merchantSession,
    refusals: ['merchant_unknown', 'login_locked'],
  },
  'POST /merchants/redeem': {
    access: 'merchant',
    tag,
    summary: 'Redeems a voucher once, by its QR code or the typed code below it; with the counter’s token',
    body: redeemRequest,
    reply: redeemReply,
    idempotent: true,
    refusals: ['merchant_unknown', 'code_invalid', 'code_expired', 'code_used', 'reward_not_open', 'key_reused'],
    // for any code and token, since even a call without a session costs a lookup; a shopping centre may share one address
    limits: [{ per: 'address', name: 'redeem', calls: 600, window: 60_000 }],
    load: 'redeem',
  },
})
