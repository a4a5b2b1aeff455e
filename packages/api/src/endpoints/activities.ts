import { z } from 'zod'
import { activityDetail, activityList, joinedActivities, joinReply, joinRequest, joinStatus } from '../activities.ts'
import { waitingPlace, waitingReply } from '../waiting-rooms.ts'
import { endpoints, everyLevel, ofActivity, registered } from './endpoint.ts'
import { closedActivity } from './refusals.ts'

const tag = 'activities'
/**
 * Only the visitor's browser may store the reply, because withheld content depends on the address. The browser
 * revalidates it each time, because a phase, notice or stock may have changed. An unchanged reply within a minute is an
 * empty 304.
 */
const cache = 'private, no-cache'

/** The public facts of the activities. */
export const activityEndpoints = endpoints({
  'GET /activities': {
    access: 'open',
    tag,
    summary: 'All activities with their phase by the business clock: open, upcoming, ended',
    reply: activityList,
    cache,
  },
  'GET /activities/of-security/:security': {
    access: 'open',
    tag,
    summary: 'The open and upcoming activities whose page names a security; without those withheld from the caller',
    params: z.object({ security: z.string().regex(/^\d{5}$/) }),
    reply: activityList,
    cache,
  },
  'GET /activities/:code': {
    access: 'open',
    tag,
    summary: 'One activity with its published page or a draft; withheld content is omitted for a mainland address',
    params: z.object({ code: z.string() }),
    query: z.object({ preview: z.string().max(100).optional() }),
    reply: activityDetail,
    cache,
    refusals: ['not_found'],
  },
})

/** The caller's gate in an activity, and joining it (N5, N13). Replies are never cached. */
export const joinEndpoints = endpoints({
  'POST /user/:number/joinStatus': {
    access: everyLevel,
    tag,
    summary: 'Status of the caller in an activity; the body is empty',
    params: ofActivity,
    reply: joinStatus,
    refusals: ['not_found'],
  },
  'POST /user/activities/joined': {
    access: registered,
    tag,
    summary: 'Activities in which the caller takes part; the body is empty',
    reply: joinedActivities,
  },
  'POST /user/:number/join': {
    access: registered,
    tag,
    summary: 'Joins an activity, or completes a stage of it, exactly once per key',
    params: ofActivity,
    body: joinRequest,
    reply: joinReply,
    idempotent: true,
    load: 'claim',
    waitingRoom: 'path',
    refusals: [
      'not_found',
      ...closedActivity,
      'activity_queued',
      'service_restricted',
      'residence_needed',
      'terms_outdated',
      'account_suspended',
      'activity_sold_out',
      'stage_locked',
      'stage_undone',
      'test_needed',
      'key_reused',
      'already_granted',
    ],
  },
})

/** The waiting room of an activity, which an operator opens for a span around its opening. */
export const waitingEndpoints = endpoints({
  'POST /user/:number/waiting': {
    access: registered,
    tag,
    summary: 'Gives the person a place in the waiting room, or their place again; the body is empty',
    params: ofActivity,
    reply: waitingReply,
    refusals: ['not_found'],
  },
  'GET /waiting': {
    access: 'open',
    tag,
    // before other reads, because a person who does not learn of their turn misses it
    load: 'claim',
    summary: 'The place that a ticket names, from memory',
    query: z.object({ ticket: z.string().max(300) }),
    reply: waitingPlace,
    refusals: ['not_found'],
  },
})
