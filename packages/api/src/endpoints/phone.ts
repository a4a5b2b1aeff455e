import { z } from 'zod'
import {
  changePhoneReply,
  changePhoneRequest,
  newCodeReply,
  newCodeRequest,
  oldCodeReply,
  oldCodeRequest,
  phoneReply,
  provePhoneReply,
  provePhoneRequest,
} from '../phone-change.ts'
import { endpoints, everyLevel, registered } from './endpoint.ts'
import { checkingCode, sendingCode } from './refusals.ts'

const tag = 'phone'
/**
 * Limit of a person's steps: proofs of the old factor, codes to new numbers, changes. Codes have limits of their own in
 * addition. The handler of a change counts it itself, because it does not count the repetition of a change that was
 * made.
 */
export const phoneStepLimit = { per: 'person', name: 'phone', calls: 60, window: 3_600_000 } as const

/** Changing one's phone number (R31); replies are never cached. */
export const phoneEndpoints = endpoints({
  'POST /user/phone': {
    access: registered,
    tag,
    summary: "The caller's number, what proves it, and the state of a change",
    body: z.strictObject({}),
    reply: phoneReply,
  },
  'POST /user/phone/code': {
    access: registered,
    tag,
    summary: 'Sends a code to the caller’s current number',
    body: oldCodeRequest,
    reply: oldCodeReply,
    refusals: ['phone_cooling', ...sendingCode],
  },
  'POST /user/phone/prove': {
    access: registered,
    tag,
    summary: 'Proves the old factor and begins a change, which replaces an earlier open one',
    body: provePhoneRequest,
    reply: provePhoneReply,
    idempotent: true,
    // `level_too_low`: a code alone does not prove a number that accounts use
    refusals: [...checkingCode, 'phone_cooling', 'decryption_failed', 'ticket_invalid', 'key_reused', 'level_too_low'],
    limits: [phoneStepLimit],
  },
  'POST /user/phone/newCode': {
    access: registered,
    tag,
    summary: 'Sends a code to the new number, even if another person has it',
    body: newCodeRequest,
    reply: newCodeReply,
    refusals: ['ticket_invalid', 'mobile_malformed', 'phone_same', 'service_restricted', ...sendingCode],
    limits: [phoneStepLimit],
  },
  'POST /user/phone/change': {
    // the session has ended after a change, and the reply may have been lost
    access: { ...everyLevel, endedToo: true },
    tag,
    summary: 'Changes the caller’s number, ends all their sessions, and returns the same answer to a repetition',
    body: changePhoneRequest,
    reply: changePhoneReply,
    idempotent: true,
    refusals: [
      ...checkingCode,
      'ticket_invalid',
      'mobile_malformed',
      'sms_region_blocked',
      'phone_cooling',
      'phone_taken',
      'key_reused',
    ],
  },
})
