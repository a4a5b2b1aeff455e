import { z } from 'zod'
import { drawDetail, drawRecords, drawRecordsQuery, drawReply, drawRequest, drawStatus } from '../draws.ts'
import { endpoints, ofActivity, registered } from './endpoint.ts'

const tag = 'draws'
const named = z.object({ code: z.string() })
/** Only the visitor's browser may store the reply, because a draw may be withheld from the address. */
const cache = 'private, no-cache'

/** Draws with a committed seed (R24): their public facts. */
export const drawEndpoints = endpoints({
  'GET /draws/:code': {
    access: 'open',
    tag,
    summary: 'A draw: prizes with odds and stock, its commitment, and the revealed seed',
    params: named,
    reply: drawDetail,
    cache,
    refusals: ['not_found', 'activity_mainland'],
  },
  'GET /draws/:code/records': {
    access: 'open',
    tag,
    summary: 'The last winners of a draw; after its seed is revealed, all draws in order, paginated',
    params: named,
    query: drawRecordsQuery,
    reply: drawRecords,
    cache,
    refusals: ['not_found', 'activity_mainland'],
  },
})

/** A person's own draws (R24). Signed replies are never cached. */
export const myDrawEndpoints = endpoints({
  'POST /user/:number/draws': {
    access: registered,
    tag,
    summary: 'Chances, tasks and draws of the caller; the body is empty. The call counts as the visit of the day',
    params: ofActivity,
    reply: drawStatus,
    refusals: ['not_found', 'activity_mainland'],
  },
  'POST /user/:number/draw': {
    access: registered,
    tag,
    summary: 'Draws for one chance, exactly once per key',
    params: ofActivity,
    body: drawRequest,
    reply: drawReply,
    idempotent: true,
    waitingRoom: 'path',
    refusals: [
      'not_found',
      'activity_mainland',
      'activity_not_started',
      'activity_ended',
      'activity_queued',
      'account_suspended',
      'no_chances',
      'key_reused',
    ],
    load: 'claim',
  },
})
