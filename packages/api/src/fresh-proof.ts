import { smsReply, smsVerifyRequest } from '@foyer/protocol/sms'
import { z } from 'zod'
import { smsRequest } from './code-requests.ts'

/**
 * A proof that the caller owns the session, given in this session within `freshProofSeconds`. Without it,
 * `fresh_proof_needed` refuses the export, the erasure and the whole code of a voucher. Signing in and logging in are
 * such proofs too. Milliseconds since 1970.
 */
export const freshProofSeconds = 600

const time = z.number().int()
const { lang, proof } = smsRequest.shape
const { code } = smsVerifyRequest.shape

/** `sms`: a code to the person's number; `totp`: the authenticator of the account that is logged in to. */
export const proofFactors = ['totp', 'sms'] as const
export type ProofFactor = (typeof proofFactors)[number]

/** The accepted factors, the preferred one first, and the masked number that a code goes to. */
export const freshProofReply = z.object({ factors: z.array(z.enum(proofFactors)), mobileNo: z.string() })
export type FreshProofReply = z.infer<typeof freshProofReply>

/** Sends a code to the person's number. */
export const freshCodeRequest = z.strictObject({ lang, proof })
export type FreshCodeRequest = z.input<typeof freshCodeRequest>
export const freshCodeReply = smsReply.extend({ mobileNo: z.string() })
export type FreshCodeReply = z.infer<typeof freshCodeReply>

export const giveProofRequest = z.strictObject({ type: z.enum(proofFactors), code })
export type GiveProofRequest = z.input<typeof giveProofRequest>
/** The time until which this session counts as proved. */
export const giveProofReply = z.object({ until: time })
export type GiveProofReply = z.infer<typeof giveProofReply>
