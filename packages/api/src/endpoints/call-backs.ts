import { z } from 'zod'
import { callBackReply, requestCallBackRequest, requestedCallBack, withdrawCallBackRequest } from '../call-backs.ts'
import { hotlineQuery, hotlineReply } from '../hotline.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'call-backs'
const hour = 3_600_000

/** The hours of the hotline, for anybody. */
export const hotlineEndpoints = endpoints({
  'GET /hotline': {
    access: 'open',
    tag,
    summary: 'Whether the hotline is open, when that changes, and the windows in which a person can be called',
    query: hotlineQuery,
    reply: hotlineReply,
    cache: 'public, no-cache',
  },
})

/** A person's requests to be called. Replies are never cached. */
export const callBackEndpoints = endpoints({
  'POST /user/call-backs': {
    access: registered,
    tag,
    summary: 'The newest request of the caller to be called',
    body: z.strictObject({}),
    reply: callBackReply,
  },
  'POST /user/call-backs/request': {
    access: registered,
    tag,
    summary: 'Requests a call in a window of the hotline’s hours; a person has one open request',
    body: requestCallBackRequest,
    reply: requestedCallBack,
    idempotent: true,
    refusals: ['call_back_open', 'call_back_window', 'mobile_malformed', 'sms_region_blocked', 'key_reused'],
    // what is refused counts here, so it is more than a person may request
    limits: [
      { per: 'person', name: 'call-back calls', calls: 30, window: hour },
      { per: 'address', name: 'call-back calls', calls: 120, window: hour },
    ],
  },
  'POST /user/call-backs/withdraw': {
    access: registered,
    tag,
    summary: 'Withdraws an open request of the caller; another id changes nothing',
    body: withdrawCallBackRequest,
    reply: callBackReply,
    limits: [{ per: 'person', name: 'call-back calls', calls: 30, window: hour }],
  },
})
