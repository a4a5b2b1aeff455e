import { z } from 'zod'
import {
  partnerHandoffReply,
  partnerHandoffRequest,
  redirectReply,
  redirectRequest,
  redirectTarget,
} from '../redirects.ts'
import { endpoints, everyLevel } from './endpoint.ts'

const tag = 'redirects'

/** Public data of the targets of redirects (R30). */
export const publicRedirectEndpoints = endpoints({
  'GET /redirects/:target': {
    access: 'open',
    tag,
    summary: 'A target of the shopping redirect: partner, host and the data that would be passed',
    params: z.object({ target: z.string() }),
    reply: redirectTarget,
    refusals: ['not_found'],
    cache: 'public, no-cache',
  },
})

/** Leaving for a partner, and the partner's request who arrived, from server to server (R30). Replies are never cached. */
export const redirectEndpoints = endpoints({
  'POST /user/redirect': {
    access: everyLevel,
    tag,
    summary: 'The address of a target, with a single-use code if the caller agreed to be identified there',
    body: redirectRequest,
    reply: redirectReply,
    idempotent: true,
    refusals: ['not_found', 'redirect_closed', 'terms_outdated', 'key_reused'],
  },
  'POST /partners/handoff': {
    access: 'partner',
    tag,
    summary: "A partner's call, signed with its key: the member behind a handoff code, once",
    body: partnerHandoffRequest,
    reply: partnerHandoffReply,
    refusals: ['ticket_invalid'],
    // a partner's servers have few addresses
    limits: [{ per: 'address', name: 'partner handoff', calls: 600, window: 60_000 }],
  },
})
