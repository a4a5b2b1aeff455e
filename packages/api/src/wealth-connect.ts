import { z } from 'zod'
import { direction, factSources } from './cross-border.ts'
import { partnerVoucherReply } from './partners.ts'
import { texts } from './texts.ts'

/** Wealth Management Connect (R22, R23). Money is whole fen of renminbi, days those of Hong Kong. */
const fen = z.number().int().min(0)
const id = z.string().regex(/^[a-z0-9-]{1,40}$/)
const option = z.object({ id, text: texts })

/** A question of the self-check. Only the server knows the verdict of each answer. */
export const selfCheckQuestion = z.object({ id, text: texts, note: texts.nullable(), options: z.array(option).min(2) })
export type SelfCheckQuestion = z.infer<typeof selfCheckQuestion>

/** A product of the list: what it is and how risky, never its possible return. */
export const wealthProduct = z.object({
  id,
  name: texts,
  issuer: texts,
  kind: z.enum(['fund', 'bond', 'deposit', 'wealth']),
  /** the seller's rating: 1 low, 2 low to medium, 3 medium, 4 medium to high */
  risk: z.number().int().min(1).max(4),
  currency: z.enum(['CNY', 'HKD', 'USD']),
  /** in hundredths of the product's own currency */
  minimum: fen,
  /** how long money is locked in, or how it is redeemed */
  redemption: texts,
  /** not sold for now */
  soldOut: z.boolean(),
})
export type WealthProduct = z.infer<typeof wealthProduct>

const wealthDirection = z.object({
  direction,
  forWhom: texts,
  questions: z.array(selfCheckQuestion),
  /** the maximum net remittance of one person at any time; `channel` if both a bank and a broker are used */
  quota: z.object({ total: fen, channel: fen }),
  products: z.array(wealthProduct),
})
export type WealthDirection = z.infer<typeof wealthDirection>

export const wealthConnect = z.object({
  /** the date of the rules and the products */
  asOf: z.iso.date(),
  sources: factSources,
  /** version of the rules that judge the self-check */
  rules: z.string(),
  /** true for a mainland address if the activity is withheld there: the directions are empty */
  withheld: z.boolean(),
  directions: z.array(wealthDirection),
})
export type WealthConnect = z.infer<typeof wealthConnect>

const answers = z.record(id, id)
/** The answers are judged and not stored. */
export const selfCheckRequest = z.strictObject({ direction, rules: z.string().max(40), answers })
export type SelfCheckRequest = z.infer<typeof selfCheckRequest>

/** `unclear`: the institution that opens the account has to decide. No outcome is an approval. */
export const selfCheckOutcome = z.enum(['met', 'unclear', 'not_met'])
export type SelfCheckOutcome = z.infer<typeof selfCheckOutcome>
const finding = z.object({ question: id, text: texts, verdict: z.enum(['unclear', 'not_met']), why: texts })

/** `outdated`: the questions are of another version and have to be answered again; nothing was judged. */
export const selfCheckReply = z.object({
  rules: z.string(),
  outcome: z.union([selfCheckOutcome, z.literal('outdated')]),
  /** the reasons why the outcome is not `met`, in the order of the questions */
  findings: z.array(finding),
})
export type SelfCheckReply = z.infer<typeof selfCheckReply>

/** A result that the person chose to store, without the answers. */
export const storedSelfCheck = z.object({
  direction,
  rules: z.string(),
  outcome: selfCheckOutcome,
  findings: z.array(finding),
  /** business clock */
  at: z.number().int(),
  /** whether it is of the current rules */
  isCurrent: z.boolean(),
})
export type StoredSelfCheck = z.infer<typeof storedSelfCheck>
export const selfChecksReply = z.object({ checks: z.array(storedSelfCheck) })
export type SelfChecksReply = z.infer<typeof selfChecksReply>
/** The judgement of the answers whose result was stored, and every stored result. */
export const selfCheckStoredReply = selfChecksReply.extend({ judged: selfCheckReply })
export type SelfCheckStoredReply = z.infer<typeof selfCheckStoredReply>
/** Deletes a stored result; succeeds if there is none. */
export const selfCheckRemovalRequest = z.strictObject({ direction })
export type SelfCheckRemovalRequest = z.infer<typeof selfCheckRemovalRequest>

const channelQuota = z.object({
  channel: z.enum(['bank', 'broker']),
  limit: fen,
  remitted: fen,
  returned: fen,
  /** remitted minus returned */
  used: fen,
  left: fen,
})
export const quotaReply = z.object({
  /** business clock */
  at: z.number().int(),
  quotas: z.array(
    z.object({
      direction,
      limit: fen,
      used: fen,
      left: fen,
      /** one channel if only one is used; empty if nothing was ever remitted */
      channels: z.array(channelQuota),
      /** the day for which the participating institutions reported it; null if there is no report */
      asOf: z.iso.date().nullable(),
    }),
  ),
})
export type QuotaReply = z.infer<typeof quotaReply>

/** The caller's application for an account with the partner, whose confirmation makes the voucher available. */
export const wealthApplicationReply = z.object({
  /** whether the caller's number belongs to an account with the firm: only a client can apply */
  isClient: z.boolean(),
  ...partnerVoucherReply.shape,
})
export type WealthApplicationReply = z.infer<typeof wealthApplicationReply>
