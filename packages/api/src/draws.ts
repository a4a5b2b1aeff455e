import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { activityPhase } from './activities.ts'
import { visitorSeedPattern } from './arithmetic/draw-outcome.ts'
import { money, rewardType } from './rewards.ts'
import { texts } from './texts.ts'

/**
 * Draws with a committed seed (R24); `draw-outcome.ts` computes them. Times are milliseconds since 1970 of the business
 * clock.
 */
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const drawPrize = z.object({
  code: z.string(),
  type: rewardType,
  name: texts,
  note: texts,
  /** for cash */
  amount: money.nullable(),
  /** parts per million of the draws */
  odds: z.number().int().min(0).max(1_000_000),
  stock: z.object({ total: z.number().int(), remaining: z.number().int() }),
})
export type DrawPrize = z.infer<typeof drawPrize>

/** `visit`: once a day in Hong Kong; `account_safety`: every stage of account-health. */
export const drawTask = z.enum(['join', 'visit', 'account_safety'])
export type DrawTask = z.infer<typeof drawTask>

/** The public facts of a draw; refused if the activity is withheld. */
export const drawDetail = z.object({
  /** number of the activity */
  number: z.number().int(),
  code: z.string(),
  asOf: z.number().int(),
  /** `ended` once the seed is revealed, independent of the clock */
  phase: activityPhase,
  opensAt: z.number().int(),
  closesAt: z.number().int(),
  /** licence number of the trade promotion competition */
  licenceNo: z.string(),
  /** the tasks that earn chances */
  tasks: z.array(drawTask),
  /** in the order in which their odds are added up */
  prizes: z.array(drawPrize),
  seedHash: hash,
  commitment: hash,
  committedAt: z.number().int(),
  /** the server's seed in hex, once the draw is over */
  seed: hash.nullable(),
  revealedAt: z.number().int().nullable(),
  /** present once the seed is revealed */
  statistics: z.object({ draws: z.number().int(), wins: z.number().int(), people: z.number().int() }).nullable(),
})
export type DrawDetail = z.infer<typeof drawDetail>

export const drawRecord = z.object({
  number: z.number().int(),
  visitorSeed: z.string(),
  /** code of the prize won; null for nothing */
  prize: z.string().nullable(),
  /** the last two digits of the phone number */
  winner: z.string().regex(/^\*\*\*\d\d$/),
  at: z.number().int(),
})
export type DrawRecord = z.infer<typeof drawRecord>

export const drawRecordsQuery = z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) })

/**
 * Once the seed is revealed: all draws after number `after`, in order; `next` is the next `after`. Before that: only
 * the latest winners, newest first.
 */
export const drawRecords = z.object({ records: z.array(drawRecord), next: z.number().int().nullable() })
export type DrawRecords = z.infer<typeof drawRecords>

export const myDraw = z.object({
  number: z.number().int(),
  visitorSeed: z.string(),
  prize: z.string().nullable(),
  at: z.number().int(),
})
export type MyDraw = z.infer<typeof myDraw>

/** For a participant the call itself is the day's visit, and it grants the chances of tasks done since. */
export const drawStatus = z.object({
  asOf: z.number().int(),
  chances: z.number().int(),
  tasks: z.array(
    z.object({
      task: drawTask,
      /** number of chances it has given so far */
      earned: z.number().int(),
      /** whether it can still give one, at `nextAt` at the earliest; now if `nextAt` is null */
      isOpen: z.boolean(),
      nextAt: z.number().int().nullable(),
    }),
  ),
  /** newest first */
  draws: z.array(myDraw),
})
export type DrawStatus = z.infer<typeof drawStatus>

/** Uses one chance, exactly once per key. */
export const drawRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  visitorSeed: z.string().regex(visitorSeedPattern),
})
export type DrawRequest = z.infer<typeof drawRequest>

export const drawReply = z.object({ draw: myDraw, status: drawStatus })
export type DrawReply = z.infer<typeof drawReply>
