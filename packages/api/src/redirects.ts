import { handoffCodePattern, idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { texts } from './texts.ts'

/**
 * Redirects to a partner's pages (R30). A page names a target by its id and never by an address; the operators'
 * configuration contains the addresses.
 */
export const redirectIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const redirectIdMax = 40
const id = z.string().max(redirectIdMax).regex(redirectIdPattern)

/** `withdrawn`: withdrawn by us or the partner; `ended`: its time is over. Neither can be opened. */
export const redirectStatuses = ['open', 'withdrawn', 'ended'] as const

export const redirectTarget = z.object({
  id,
  partner: texts,
  /** host of the address, without scheme; `localhost` in the sandbox, which simulates the partner */
  host: z.string(),
  /** what the partner offers there, in one sentence */
  about: texts,
  /** the data that the partner receives about a person who agrees, and the purpose, in the version `statement` */
  passes: texts,
  statement: z.number().int(),
  status: z.enum(redirectStatuses),
  /** milliseconds since 1970, by the business clock; null if no end is known */
  endsAt: z.number().int().nullable(),
})
export type RedirectTarget = z.infer<typeof redirectTarget>

/**
 * Requests the address. With `statement`, the version that the person read and agreed to, the address contains a
 * handoff code, which requires a signed-in person; without it, the address identifies no one. `terms_outdated` if
 * another version applies by now, `redirect_closed` if the target is not open.
 */
export const redirectRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  target: id,
  statement: z.number().int().nullable(),
})
export type RedirectRequest = z.infer<typeof redirectRequest>

/** `expiresIn`: validity in seconds of the handoff code in the address; null without a code. */
export const redirectReply = z.object({ url: z.string(), expiresIn: z.number().int().nullable() })
export type RedirectReply = z.infer<typeof redirectReply>

/**
 * The partner's call, with the headers `Foyer-Partner`, `Foyer-Time` and `Foyer-Signature` of `docs/partners.md`. Every
 * code that is not accepted gives the same refusal, `ticket_invalid`.
 */
export const partnerHandoffRequest = z.strictObject({ code: z.string().regex(handoffCodePattern) })
/** `member` is the person's id for this partner alone. */
export const partnerHandoffReply = z.object({ target: id, member: z.string() })
export type PartnerHandoffReply = z.infer<typeof partnerHandoffReply>
