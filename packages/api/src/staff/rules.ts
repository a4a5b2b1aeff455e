import { z } from 'zod'
import { drawParts } from '../arithmetic/draw-outcome.ts'
import { drawTask } from '../draws.ts'
import { rewardType } from '../rewards.ts'
import { localised } from '../texts.ts'
import { writtenText } from './written.ts'

/**
 * Rules of activities as data: the catalogued kinds with their parameters. Money is whole cents of Hong Kong dollars.
 * Period and eligibility are those of the activity. Every kind grants once a person.
 */

/** At most this many codes are generated for one item. More codes are imported. */
export const mostGeneratedCodes = 20_000
const mostPlaces = 1_000_000

const text = (longest: number) => writtenText(1, longest)
const inThree = (longest: number) => z.strictObject(localised(text(longest)))
const cents = z.number().int().min(1).max(1_000_000_000)
const places = z.number().int().min(1).max(mostPlaces)
const days = z.number().int().min(1).max(730)
const codes = z.enum(['generated', 'imported'])

const described = { name: inThree(60), note: inThree(300), usage: inThree(200) }

const generatedCodes = ({ codes, stock }: { codes: 'generated' | 'imported'; stock: number }): boolean =>
  codes !== 'generated' || stock <= mostGeneratedCodes

/** A voucher with a code, for each person who joins. */
export const voucherParameters = z
  .strictObject({ ...described, value: cents, validDays: days, codes, stock: places })
  .refine(generatedCodes, { path: ['stock'], error: 'too_many_codes' })

/** Points for each person who joins; `stock` is the number of people, null for no limit. */
export const pointsParameters = z.strictObject({
  points: z.number().int().min(1).max(1_000_000),
  stock: places.nullable(),
})

/** Cash for each person who joins, as long as the budget lasts. */
export const cashParameters = z
  .strictObject({ ...described, amount: cents, budget: z.number().int().min(1).max(100_000_000_000), validDays: days })
  .refine(({ amount, budget }) => budget >= amount, { path: ['budget'], error: 'under_amount' })
  .refine(({ amount, budget }) => Math.floor(budget / amount) <= mostPlaces, { path: ['budget'], error: 'too_big' })

/** A gift that is sent, for each person who joins; it is claimed with an address within `validDays`. */
export const giftParameters = z.strictObject({ ...described, value: cents, validDays: days, stock: places })

/** A prize: `value` is what is paid for cash, and what it costs the firm otherwise. `codes` concerns vouchers only. */
const prize = z
  .strictObject({
    code: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/),
    type: rewardType,
    ...described,
    value: cents,
    /** parts per million of the draws */
    odds: z.number().int().min(1).max(drawParts),
    stock: places,
    validDays: days,
    codes,
  })
  .refine((one) => one.type !== 'exchange_voucher' || generatedCodes(one), { path: ['stock'], error: 'too_many_codes' })

/** A draw with a committed seed. Joining gives the first chance. */
export const drawParameters = z
  .strictObject({
    /** of the trade promotion competition */
    licenceNo: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{4,20}$/),
    tasks: z.array(drawTask).min(1).max(3),
    /** in the order in which their odds are added up */
    prizes: z.array(prize).min(1).max(12),
  })
  .refine(({ tasks }) => tasks.includes('join') && new Set(tasks).size === tasks.length, {
    path: ['tasks'],
    error: 'no_join_task',
  })
  .refine(({ prizes }) => new Set(prizes.map((one) => one.code)).size === prizes.length, {
    path: ['prizes'],
    error: 'prize_twice',
  })
  .refine(({ prizes }) => prizes.reduce((sum, one) => sum + one.odds, 0) <= drawParts, {
    path: ['prizes'],
    error: 'odds_over',
  })

const parametersOf = {
  voucher: voucherParameters,
  points: pointsParameters,
  cash: cashParameters,
  gift: giftParameters,
  draw: drawParameters,
} as const
export const ruleKinds = ['voucher', 'points', 'cash', 'gift', 'draw'] as const
export type RuleKind = (typeof ruleKinds)[number]
export type ParametersOf<K extends RuleKind> = z.output<(typeof parametersOf)[K]>

/** A valid rule. */
export type DataRule = { [K in RuleKind]: { readonly kind: K; readonly parameters: ParametersOf<K> } }[RuleKind]

/** A rule as it is written, which may be invalid. */
export const writtenRule = z.strictObject({
  kind: z.enum(ruleKinds),
  parameters: z.record(z.string().max(40), z.unknown()),
})
export type WrittenRule = z.output<typeof writtenRule>

/** Why a rule cannot be put in force. The console words each code in three languages. */
export const ruleFaultCode = z.enum([
  // of one field
  'missing',
  'not_number',
  'too_small',
  'too_big',
  'too_long',
  'invalid',
  'too_many_codes',
  'under_amount',
  'no_join_task',
  'prize_twice',
  'odds_over',
  // what is unfair to those who may have read the rule
  'kind_changed',
  'value_lower',
  'stock_lower',
  'budget_lower',
  'days_fewer',
  'codes_changed',
  'odds_changed',
  'prizes_changed',
  'tasks_changed',
  'licence_changed',
  'draw_committed',
  // what the activity does not admit
  'built_in',
  'no_joining',
  'has_stages',
  'no_draw_page',
  'unsound',
])
export type RuleFaultCode = z.output<typeof ruleFaultCode>

/** `path` names the field from the parameters on, such as `prizes.0.odds`; '' for the rule as a whole. */
export const ruleFault = z.object({ path: z.string(), code: ruleFaultCode })
export type RuleFault = z.output<typeof ruleFault>

const codeOf = (issue: z.core.$ZodIssue): RuleFaultCode => {
  if (issue.code === 'custom') return ruleFaultCode.safeParse(issue.message).data ?? 'invalid'
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' || issue.expected === 'int' ? 'not_number' : 'missing'
  if (issue.code === 'too_small') return issue.origin === 'number' || issue.origin === 'int' ? 'too_small' : 'missing'
  if (issue.code === 'too_big') return issue.origin === 'number' || issue.origin === 'int' ? 'too_big' : 'too_long'
  return 'invalid'
}

/** Reads a rule as it was written. Either the rule is valid, or there are faults. */
export const readRule = ({ kind, parameters }: WrittenRule): { rule?: DataRule; faults: readonly RuleFault[] } => {
  const read = parametersOf[kind].safeParse(parameters)
  if (read.success) return { rule: { kind, parameters: read.data } as DataRule, faults: [] }
  return { faults: read.error.issues.map((issue) => ({ path: issue.path.join('.'), code: codeOf(issue) })) }
}

/** The most that a rule grants: people, null for no limit, and cents, null if it grants no money or things of value. */
export const boundsOf = ({ kind, parameters }: DataRule): { places: number | null; budget: number | null } => {
  switch (kind) {
    case 'voucher':
    case 'gift':
      return { places: parameters.stock, budget: parameters.stock * parameters.value }
    case 'points':
      return { places: parameters.stock, budget: null }
    case 'cash':
      return { places: Math.floor(parameters.budget / parameters.amount), budget: parameters.budget }
    case 'draw':
      return { places: null, budget: parameters.prizes.reduce((sum, { stock, value }) => sum + stock * value, 0) }
  }
}
