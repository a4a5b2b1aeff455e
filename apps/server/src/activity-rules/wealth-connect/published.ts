import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { type Direction, direction } from '@foyer/api/cross-border'
import { selfCheckOutcome, type WealthConnect, wealthProduct } from '@foyer/api/wealth-connect'
import { z } from 'zod'
import { type FactKind, factId, factTexts, repeated } from '../../engine/facts/kind.ts'

const noRepeated = (all: readonly { readonly id: string }[]) => repeated(all.map(({ id }) => id)).length === 0
const once = 'must not contain the same id twice'
/** whole fen of renminbi */
const fen = z.int().min(0).max(1_000_000_000_000)

const option = z
  .strictObject({ id: factId, text: factTexts, verdict: selfCheckOutcome, why: factTexts.optional() })
  .refine(
    ({ verdict, why }) => (why !== undefined) === (verdict !== 'met'),
    'must have a reason (why) if its verdict is not met, and none otherwise',
  )

const product = z.strictObject({
  ...wealthProduct.shape,
  id: factId,
  name: factTexts,
  issuer: factTexts,
  minimum: fen,
  redemption: factTexts,
})

const ofDirection = z.strictObject({
  direction,
  forWhom: factTexts,
  quota: z
    .strictObject({ total: fen, channel: fen })
    .refine(({ total, channel }) => channel <= total, 'must have a channel of at most the total'),
  questions: z
    .array(
      z.strictObject({
        id: factId,
        text: factTexts,
        note: factTexts.nullable(),
        options: z.array(option).min(2).max(20).refine(noRepeated, once),
      }),
    )
    .min(1)
    .max(50)
    .refine(noRepeated, once),
  products: z.array(product).max(200).refine(noRepeated, once),
})

const schema = z.strictObject({
  asOf: z.iso.date(),
  sources: z.array(factTexts).min(1).max(20),
  /** names the questions and their verdicts: results that are stored under another name are outdated */
  rules: factId,
  directions: z
    .array(ofDirection)
    .length(2)
    .refine(
      (all) => direction.options.every((one, n) => all[n]?.direction === one),
      `must be ${direction.options.join(' and ')}, in this order`,
    ),
})
export type Rules = z.output<typeof schema>

/** Rules of the self-check, quotas and products of Wealth Management Connect. Compliance owns them. */
export const wealthKind: FactKind<Rules> = {
  name: 'wealth-connect',
  summary: 'questions of the self-check, quotas and products of Wealth Management Connect',
  schema,
  neededBy: [activityCatalogue['wealth-connect'].number],
}

export const rulesOf = (rules: Rules, wanted: Direction) => {
  const found = rules.directions.find(({ direction: one }) => one === wanted)
  if (!found) throw new Error(`nothing is published of ${wanted}`)
  return found
}

/** The public part. It does not contain the verdicts of the options. */
export const shown = (rules: Rules): WealthConnect => ({
  ...rules,
  withheld: false,
  directions: rules.directions.map((one) => ({
    ...one,
    questions: one.questions.map((question) => ({
      ...question,
      options: question.options.map(({ id, text }) => ({ id, text })),
    })),
  })),
})

/** The reply to a mainland address if the operator withholds the activity from the mainland. */
export const withheld = (rules: Rules): WealthConnect => ({ ...rules, withheld: true, directions: [] })
