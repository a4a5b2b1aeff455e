import { smsReply, smsRequest, smsVerifyReply, smsVerifyRequest } from '@foyer/protocol/sms'
import { endpoints, ofActivity } from './endpoint.ts'
import { checkingCode, sendingCode } from './refusals.ts'

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
    refusals: [...sendingCode, 'mobile_malformed', 'service_restricted'],
  },
  'POST /user/:number/smsVerify': {
    access,
    tag,
    summary: 'Verifies a code and returns a ticket for the identity call',
    params: ofActivity,
    body: smsVerifyRequest,
    reply: smsVerifyReply,
    refusals: [...checkingCode, 'mobile_malformed', 'sms_region_blocked'],
    load: 'first',
  },
})
