import { z } from 'zod'
import { direction, factSources } from './cross-border.ts'
import { partnerVoucherReply } from './partners.ts'
import { texts } from './texts.ts'

/**
 * Wealth Management Connect (R22, R23), on the app API host. Unsigned, with an ETag: GET {api}/wealth-connect. Signed and
 * never stored: POST {api}/user/496/application (register, login), …/user/497/selfCheck (tourist and up),
 * …/user/497/selfChecks, …/selfCheckKept and …/selfCheckForgotten (register, login), …/user/497/quota (login). Money is whole
 * fen of renminbi, days those of Hong Kong.
 */
const fen = z.number().int().min(0)
const id = z.string().regex(/^[a-z0-9-]{1,40}$/)
const option = z.object({ id, text: texts })

/** What the self-check asks; what each answer means stays with the server. */
export const selfCheckQuestion = z.object({ id, text: texts, note: texts.nullable(), options: z.array(option).min(2) })
export type SelfCheckQuestion = z.infer<typeof selfCheckQuestion>

/** A product as a shelf lists it: what it is and how risky, never what it may return. */
export const wealthProduct = z.object({
  id,
  name: texts,
  issuer: texts,
  kind: z.enum(['fund', 'bond', 'deposit', 'wealth']),
  /** 1 low, 2 low to medium, 3 medium, 4 medium to high, as whoever sells it rates it */
  risk: z.number().int().min(1).max(4),
  currency: z.enum(['CNY', 'HKD', 'USD']),
  /** of the product's own currency, in its hundredths */
  minimum: fen,
  /** how long money is bound, or how it comes back */
  redemption: texts,
  /** nothing more of it is sold for now */
  soldOut: z.boolean(),
})
export type WealthProduct = z.infer<typeof wealthProduct>

const wealthDirection = z.object({
  direction,
  forWhom: texts,
  questions: z.array(selfCheckQuestion),
  /** what one person may have remitted at any time, less what came back; `channel` where a bank and a broker are both used */
  quota: z.object({ total: fen, channel: fen }),
  products: z.array(wealthProduct),
})
export type WealthDirection = z.infer<typeof wealthDirection>

export const wealthConnect = z.object({
  /** the day the rules and the shelf are of */
  asOf: z.iso.date(),
  sources: factSources,
  /** version of the rules the self-check is judged by */
  rules: z.string(),
  /** true to a mainland address where the activity is withheld there: no direction is told */
  withheld: z.boolean(),
  directions: z.array(wealthDirection),
})
export type WealthConnect = z.infer<typeof wealthConnect>

const answers = z.record(id, id)
/** Judged and forgotten. */
export const selfCheckRequest = z.strictObject({ direction, rules: z.string().max(40), answers })
export type SelfCheckRequest = z.infer<typeof selfCheckRequest>

/** `unclear`: whoever opens the account has to look. None of them is an approval. */
export const selfCheckOutcome = z.enum(['met', 'unclear', 'not_met'])
export type SelfCheckOutcome = z.infer<typeof selfCheckOutcome>
const finding = z.object({ question: id, text: texts, verdict: z.enum(['unclear', 'not_met']), why: texts })

/** `outdated`: the questions are of another version, and have to be answered anew; nothing was judged. */
export const selfCheckReply = z.object({
  rules: z.string(),
  outcome: z.union([selfCheckOutcome, z.literal('outdated')]),
  /** what keeps the outcome from `met`, in the order of the questions */
  findings: z.array(finding),
})
export type SelfCheckReply = z.infer<typeof selfCheckReply>

/** A result as the person wanted it kept: without the answers. */
export const keptSelfCheck = z.object({
  direction,
  rules: z.string(),
  outcome: selfCheckOutcome,
  findings: z.array(finding),
  /** business clock */
  at: z.number().int(),
  /** of the rules now in force */
  isCurrent: z.boolean(),
})
export type KeptSelfCheck = z.infer<typeof keptSelfCheck>
export const selfChecksReply = z.object({ kept: z.array(keptSelfCheck) })
export type SelfChecksReply = z.infer<typeof selfChecksReply>
/** Does away with a result that was kept; done where there is none. */
export const selfCheckForgottenRequest = z.strictObject({ direction })
export type SelfCheckForgottenRequest = z.infer<typeof selfCheckForgottenRequest>

const channelQuota = z.object({
  channel: z.enum(['bank', 'broker']),
  limit: fen,
  remitted: fen,
  returned: fen,
  /** remitted less returned */
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
      /** of one channel where only one is used; empty where nothing was ever remitted */
      channels: z.array(channelQuota),
      /** the day the participating institutions reported it for; null where nothing was */
      asOf: z.iso.date().nullable(),
    }),
  ),
})
export type QuotaReply = z.infer<typeof quotaReply>

/** The caller's application for an account with the partner, whose confirmation brings the voucher. */
export const wealthApplicationReply = z.object({
  /** an account with the firm is kept under the caller's number: only a client can apply */
  isClient: z.boolean(),
  ...partnerVoucherReply.shape,
})
export type WealthApplicationReply = z.infer<typeof wealthApplicationReply>
