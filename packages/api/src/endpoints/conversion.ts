import {
  accessReply,
  accessRequest,
  conversionReply,
  conversionRequest,
  holdReply,
  holdRequest,
  holdStatusRequest,
  offersReply,
  settleHoldRequest,
} from '../conversion.ts'
import { endpoints, everyLevel, ofActivity, registered } from './endpoint.ts'
import { closedActivity } from './refusals.ts'

const tag = 'conversion'
/** More than any person needs in an hour. The limit matters because each call writes rows that are never deleted. */
const limitOf = (name: string) => [{ per: 'person', name, calls: 60, window: 3_600_000 }] as const
const reserving = limitOf('conversion-hold')

/** The exchange of points for vouchers (R10–R12, R14). Signed replies are never cached. */
export const conversionEndpoints = endpoints({
  'GET /conversion/offers': {
    access: 'open',
    tag,
    summary: 'Offers of the points exchange for a visitor; refused if withheld from the address',
    reply: offersReply,
    cache: 'private, no-cache',
    refusals: ['activity_mainland', 'not_found'],
  },
  'GET /conversion/access/:offer': {
    access: 'open',
    tag,
    summary: 'Result of every rule of an offer for a visitor; refused if withheld from the address',
    params: accessRequest,
    reply: accessReply,
    cache: 'private, no-cache',
    refusals: ['activity_mainland', 'not_found'],
  },
  'POST /user/:number/conversion/offers': {
    access: everyLevel,
    tag,
    summary: 'Offers of the points exchange with the state and balance of the caller; the body is empty',
    params: ofActivity,
    reply: offersReply,
    refusals: ['activity_mainland', 'not_found'],
  },
  'POST /user/:number/conversion/access': {
    access: everyLevel,
    tag,
    summary: 'Result of every rule of an offer for the caller',
    params: ofActivity,
    body: accessRequest,
    reply: accessReply,
    refusals: ['activity_mainland', 'not_found'],
  },
  'POST /user/:number/conversion/hold': {
    access: registered,
    tag,
    summary: 'Reserves an offer and its points for ten minutes, once per key',
    params: ofActivity,
    body: holdRequest,
    reply: holdReply,
    idempotent: true,
    limits: reserving,
    load: 'claim',
    refusals: [
      ...closedActivity,
      'activity_sold_out',
      'already_granted',
      'consent_missing',
      'key_reused',
      'not_found',
      'points_short',
      'terms_outdated',
    ],
  },
  'POST /user/:number/conversion/held': {
    access: registered,
    tag,
    summary: 'A hold of the caller with its current status',
    params: ofActivity,
    body: holdStatusRequest,
    reply: holdReply,
    refusals: ['not_found'],
  },
  'POST /user/:number/conversion/release': {
    access: registered,
    tag,
    load: 'claim',
    summary: 'Releases a hold and restores points and stock, once per key',
    params: ofActivity,
    body: settleHoldRequest,
    reply: holdReply,
    idempotent: true,
    limits: reserving,
    refusals: ['not_found', 'key_reused'],
  },
  'POST /user/:number/conversion/commit': {
    access: registered,
    tag,
    summary: 'Converts a hold into a voucher, once per key',
    params: ofActivity,
    body: settleHoldRequest,
    reply: conversionReply,
    idempotent: true,
    limits: limitOf('conversion-commit'),
    load: 'claim',
    refusals: ['not_found', 'activity_mainland', 'hold_expired', 'key_reused'],
  },
  'POST /user/:number/conversion/status': {
    access: registered,
    tag,
    summary: 'A conversion of the caller with its current status',
    params: ofActivity,
    body: conversionRequest,
    reply: conversionReply,
    refusals: ['not_found'],
  },
})
