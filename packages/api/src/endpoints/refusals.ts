import type { Refusal } from '@foyer/protocol/errors'

/** Refusals that several endpoints share. */

/** Any call: the server refuses apart from what the call does. A declaration names one that means something else there. */
export const ofEveryCall = [
  'invalid_request',
  'host_not_allowed',
  'too_large',
  'rate_limited',
  'server_error',
  'unavailable',
  'facts_missing',
  'activity_stopped',
] as const satisfies readonly Refusal[]

/** Any signed call: its signature, its session, or the level of its caller (P6). */
export const ofSignedCall = [
  'token_missing',
  'token_invalid',
  'token_expired',
  'session_revoked',
  'signature_wrong',
  'signature_stale',
  'signature_replayed',
  'level_too_low',
] as const satisfies readonly Refusal[]

/** A call that sends a code by SMS. */
export const sendingCode = [
  'sms_resend_too_soon',
  'sms_number_limit',
  'proof_required',
  'proof_wrong',
  'sms_region_blocked',
  'sms_budget_spent',
] as const satisfies readonly Refusal[]

/** A call that checks a code. */
export const checkingCode = [
  'sms_code_wrong',
  'sms_code_locked',
  'sms_code_expired',
  'sms_code_missing',
] as const satisfies readonly Refusal[]

/** A call about an activity that is closed to the caller. */
export const closedActivity = [
  'activity_mainland',
  'activity_not_started',
  'activity_ended',
  'activity_ineligible',
] as const satisfies readonly Refusal[]
