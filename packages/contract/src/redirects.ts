import { z } from 'zod'
import { handoffCodePattern, idempotencyKeyPattern } from './limits.ts'
import { texts } from './texts.ts'

/**
 * Leaving for a partner's pages (R30). A page names a target by its id and never by an address; which addresses there are
 * is the operators' configuration.
 *
 * GET {api}/redirects/{target} is public; POST {api}/user/redirect is signed at any level; POST {api}/partners/handoff is
 * the partner's own call, from server to server.
 */
export const redirectIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const redirectIdMax = 40
const id = z.string().max(redirectIdMax).regex(redirectIdPattern)

/** `withdrawn`: taken back by us or the partner; `ended`: its time is over. Neither leads anywhere any more. */
export const redirectStatuses = ['open', 'withdrawn', 'ended'] as const

export const redirectTarget = z.object({
  id,
  partner: texts,
  /** of the address, without scheme; in the sandbox `localhost`, where the partner is played */
  host: z.string(),
  /** what is to be had there, in a sentence */
  about: texts,
  /** what the partner is told of somebody who agrees, and what for, in the version `statement` */
  passes: texts,
  statement: z.number().int(),
  status: z.enum(redirectStatuses),
  /** milliseconds since 1970, by the business clock; null where no end is known */
  endsAt: z.number().int().nullable(),
})
export type RedirectTarget = z.infer<typeof redirectTarget>

/**
 * Asks for the address. With `statement`, the version that was read and agreed to, it carries a handoff code, for which
 * somebody has to be signed in; without, it tells nobody. `terms_outdated` where another version holds by now,
 * `redirect_closed` where the target is not open any more.
 */
export const redirectRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  target: id,
  statement: z.number().int().nullable(),
})
export type RedirectRequest = z.infer<typeof redirectRequest>

/** `expiresIn`: seconds the handoff code in the address lives; null where there is none. */
export const redirectReply = z.object({ url: z.string(), expiresIn: z.number().int().nullable() })
export type RedirectReply = z.infer<typeof redirectReply>

/**
 * The partner's call: headers `Foyer-Partner`, `Foyer-Time` and `Foyer-Signature` as `docs/partners.md` says. Every code that
 * does not serve is refused alike as `ticket_invalid`.
 */
export const partnerHandoffRequest = z.strictObject({ code: z.string().regex(handoffCodePattern) })
/** `member` stands for the person at this partner alone. */
export const partnerHandoffReply = z.object({ target: id, member: z.string() })
export type PartnerHandoffReply = z.infer<typeof partnerHandoffReply>
