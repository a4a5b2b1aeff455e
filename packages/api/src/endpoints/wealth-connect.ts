import { z } from 'zod'
import {
  quotaReply,
  selfCheckRemovalRequest,
  selfCheckReply,
  selfCheckRequest,
  selfCheckStoredReply,
  selfChecksReply,
  wealthApplicationReply,
  wealthConnect,
} from '../wealth-connect.ts'
import { endpoints, everyLevel, loggedIn, registered } from './endpoint.ts'

const tag = 'wealth connect'
const nothing = z.strictObject({})

/** Public rules, quotas and shelf of Wealth Management Connect (R22, R23). */
export const wealthEndpoints = endpoints({
  'GET /wealth-connect': {
    access: 'open',
    tag,
    summary: 'Both directions: eligibility, self-check, quota and product shelf',
    reply: wealthConnect,
    // stored by the reader's own browser only and revalidated each time: what is withheld depends on the address
    cache: 'private, no-cache',
  },
})

/** Self-check, quota and application of the caller (R22, R23). Replies are never cached. */
export const myWealthEndpoints = endpoints({
  'POST /user/497/selfCheck': {
    access: everyLevel,
    tag,
    summary: 'Judges the answers of a self-check without storing them; no approval',
    body: selfCheckRequest,
    reply: selfCheckReply,
  },
  'POST /user/497/selfChecks': {
    access: registered,
    tag,
    summary: 'The stored results of the caller',
    body: nothing,
    reply: selfChecksReply,
  },
  'POST /user/497/selfCheckStored': {
    access: registered,
    tag,
    summary: 'Judges the answers and stores the result of the direction, without the answers',
    body: selfCheckRequest,
    reply: selfCheckStoredReply,
  },
  'POST /user/497/selfCheckRemoved': {
    access: registered,
    tag,
    summary: 'Deletes the stored result of a direction',
    body: selfCheckRemovalRequest,
    reply: selfChecksReply,
  },
  'POST /user/497/quota': {
    access: loggedIn,
    tag,
    summary: 'The used quota of each direction, of the account that is logged in to',
    body: nothing,
    reply: quotaReply,
  },
  'POST /user/496/application': {
    access: registered,
    tag,
    summary: "The caller's application for an account with the partner institution",
    body: nothing,
    reply: wealthApplicationReply,
  },
})
