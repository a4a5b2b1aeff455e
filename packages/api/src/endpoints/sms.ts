import { smsReply, smsVerifyReply, smsVerifyRequest } from '@foyer/protocol/sms'
import { z } from 'zod'
import { smsRequest } from '../code-requests.ts'
import { codePattern } from '../codes.ts'
import { smsReports, smsReportsReply } from '../sms-reports.ts'
import { endpoints, ofActivity } from './endpoint.ts'
import { checkingCode, sendingCode } from './refusals.ts'

const tag = 'sms'
const access = { signed: ['tourist'] } as const

/** Codes by SMS (N5). */
export const smsEndpoints = endpoints({
  'POST /user/:number/sms': {
    access,
    tag,
    load: 'signIn',
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
    refusals: [...checkingCode, 'account_suspended', 'mobile_malformed', 'sms_region_blocked'],
    load: 'signIn',
  },
})

/** What the firm's SMS gateways report, from server to server (N5). */
export const smsReportEndpoints = endpoints({
  'POST /sms/:gateway/reports': {
    access: 'gateway',
    tag,
    summary: "A gateway's call, signed with its key for reports: which messages arrived. A repetition changes nothing",
    params: z.object({ gateway: z.string().regex(codePattern) }),
    body: smsReports,
    reply: smsReportsReply,
    // a gateway's servers have few addresses
    limits: [{ per: 'address', name: 'sms reports', calls: 600, window: 60_000 }],
  },
})
