import {
  erasureReply,
  erasureRequest,
  marketingReply,
  marketingRequest,
  partnerWithdrawalReply,
  partnerWithdrawalRequest,
  privacyReply,
} from '../privacy.ts'
import { privacyExport } from '../privacy-export.ts'
import { endpoints, everyLevel, registered } from './endpoint.ts'

const tag = 'privacy'
/**
 * More exports and changes than a person needs. The handler of an erasure counts it itself, because it does not count
 * the repetition of an erasure that was made.
 */
export const privacyLimit = { per: 'person', name: 'privacy', calls: 60, window: 3_600_000 } as const
const limits = [privacyLimit]

/** A person's data rights (O4); replies are never cached. */
export const privacyEndpoints = endpoints({
  'POST /user/privacy': {
    access: registered,
    tag,
    summary: 'Figures of the caller’s stored records and their retention; the body is empty',
    reply: privacyReply,
  },
  'POST /user/privacy/export': {
    access: registered,
    tag,
    summary: 'All stored data of the caller, decrypted; the body is empty',
    // a module of the server may add sections that the contract does not know
    reply: privacyExport.loose(),
    refusals: ['fresh_proof_needed'],
    limits,
  },
  'POST /user/privacy/marketing': {
    access: registered,
    tag,
    summary: 'Gives or withdraws the marketing consent',
    body: marketingRequest,
    reply: marketingReply,
    idempotent: true,
    refusals: ['key_reused'],
    limits,
  },
  'POST /user/privacy/partner': {
    access: registered,
    tag,
    summary: 'Withdraws the consent that a partner receives the caller’s number',
    body: partnerWithdrawalRequest,
    reply: partnerWithdrawalReply,
    idempotent: true,
    // a partner without any earlier answer
    refusals: ['not_found', 'key_reused'],
    limits,
  },
  'POST /user/privacy/erasure': {
    // the session has ended after an erasure, and the reply may have been lost
    access: { ...everyLevel, endedToo: true },
    tag,
    summary: 'Erases the caller, and returns the same answer to the same key',
    body: erasureRequest,
    reply: erasureReply,
    idempotent: true,
    refusals: ['erasure_blocked', 'phone_cooling', 'fresh_proof_needed'],
  },
})
