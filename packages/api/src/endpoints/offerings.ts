import { z } from 'zod'
import { applicationReply, applyRequest, cancelRequest, offeringCode, offeringList } from '../offerings.ts'
import { activityNumber, endpoints, loggedIn, ofActivity } from './endpoint.ts'

const tag = 'offerings'
/** Refusals of a call that the trading password confirms. */
const confirmed = [
  'not_found',
  'decryption_failed',
  'trading_password_wrong',
  'trading_password_locked',
  'key_reused',
  'account_suspended',
] as const
/** The rule of activities: what is withheld depends on the address, and phases change at the minute. */
const cache = 'private, no-cache'

/** The offerings of an activity, for everybody (R15, R19). */
export const offeringEndpoints = endpoints({
  'GET /offerings/:activity': {
    access: 'open',
    tag,
    summary: 'Bonds or new shares of an activity with terms, dates, ballot and result; none to a mainland address',
    params: z.object({ activity: activityNumber }),
    reply: offeringList,
    cache,
    refusals: ['not_found'],
  },
  'GET /offerings/:activity/:code': {
    access: 'open',
    tag,
    summary: 'One offering of an activity, by its code',
    params: z.object({ activity: activityNumber, code: offeringCode }),
    reply: offeringList,
    cache,
    refusals: ['not_found'],
  },
})

/** More calls than a client needs in an hour; limited, because each one writes permanent records. */
const limits = [{ per: 'person', name: 'offerings', calls: 60, window: 3_600_000 }] as const

/** Applying and cancelling (R15, R19). Both contain a sealed trading password, and are never cached. */
export const applicationEndpoints = endpoints({
  'POST /user/:number/offerings/apply': {
    access: loggedIn,
    tag,
    load: 'claim',
    summary: 'Applies for a bond or new shares once per key; the trading password is sealed',
    params: ofActivity,
    body: applyRequest,
    reply: applicationReply,
    idempotent: true,
    refusals: [
      ...confirmed,
      'phone_cooling',
      'activity_mainland',
      'service_restricted',
      'activity_not_started',
      'offering_cut_off',
      'terms_outdated',
      'activity_ineligible',
      'application_exists',
      'applications_spent',
      'funds_short',
      'order_refused',
    ],
    limits,
  },
  'POST /user/:number/offerings/cancel': {
    access: loggedIn,
    tag,
    summary:
      'Cancels an application of the caller’s account until the cut-off, once per key, and returns all of its cash',
    params: ofActivity,
    body: cancelRequest,
    reply: applicationReply,
    idempotent: true,
    refusals: [...confirmed, 'application_final', 'order_refused'],
    limits,
  },
})
