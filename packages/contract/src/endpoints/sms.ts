import { z } from 'zod'
import { smsReply, smsRequest, smsVerifyReply, smsVerifyRequest } from '../sms.ts'
import { endpoints } from './endpoint.ts'

const tag = 'sms'
const access = { signed: ['tourist'] } as const
/** An activity's number; any is accepted (N5). */
const params = z.object({ number: z.string().regex(/^[1-9]\d{0,8}$/) })

/** Codes by SMS (N5). */
export const smsEndpoints = endpoints({
  'POST /user/:number/sms': {
    access,
    tag,
    summary: 'Sends a code',
    params,
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
    params,
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
