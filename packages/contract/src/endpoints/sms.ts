import { smsReply, smsRequest, smsVerifyReply, smsVerifyRequest } from '../sms.ts'
import { endpoints, ofActivity } from './endpoint.ts'

const tag = 'sms'
const access = { signed: ['tourist'] } as const

/** Codes by SMS (N5). */
export const smsEndpoints = endpoints({
  'POST /user/:number/sms': {
    access,
    tag,
    summary: 'Sends a code',
    // any activity's number is accepted (N5)
    params: ofActivity,
    body: smsRequest,
    reply: smsReply,
    refusals: [
      'mobile_malformed',
      'sms_region_blocked',
      'sms_resend_too_soon',
      'sms_number_limit',
      'proof_required',
      'proof_wrong',
      'sms_budget_spent',
    ],
  },
  'POST /user/:number/smsVerify': {
    access,
    tag,
    summary: 'Verifies a code and returns a ticket for the identity call',
    params: ofActivity,
    body: smsVerifyRequest,
    reply: smsVerifyReply,
    refusals: [
      'mobile_malformed',
      'sms_region_blocked',
      'sms_code_wrong',
      'sms_code_locked',
      'sms_code_expired',
      'sms_code_missing',
    ],
    load: 'first',
  },
})
