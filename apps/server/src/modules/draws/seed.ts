import { createHash } from 'node:crypto'
import { draw as midAutumn } from '../../activity-rules/mid-autumn-draw/rule.ts'
import { draw as springFestival } from '../../activity-rules/spring-festival-draw/rule.ts'
import type { Context } from '../../context.ts'
import { commitDraw } from '../../engine/draws/commit.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { revealDraw } from '../../engine/draws/reveal.ts'
import { importCodes } from '../../engine/voucher-codes.ts'
import { findActivity, phaseOf } from '../activities/public.ts'
import { drawMadeUp } from './sandbox-draws.ts'

const hour = 3_600_000

/** A context whose business clock is at an earlier moment. */
const at = (context: Context, moment: number): Context => ({
  ...context,
  clocks: { ...context.clocks, business: () => moment },
})

const fill = async ({ db, secrets }: Context, { rule, prizes }: DrawRule, moment: number): Promise<void> => {
  const pools = prizes.filter(({ type }) => type === 'exchange_voucher')
  for (const { code: item, stock } of pools) {
    const codes = Array.from({ length: stock }, (_, n) => `${item}${rule.activity}-${1_000 + n}`)
    await importCodes(db, secrets, { activity: rule.activity, item }, codes, moment)
  }
}

interface Played {
  /** draws of made-up visitors */
  readonly count: number
  readonly seed?: Buffer
}

/** Commits a draw the day before it opens, and lets made-up visitors draw. Reveals it if it has ended. */
const play = async (context: Context, draw: DrawRule, { count, seed }: Played): Promise<void> => {
  const { db, clocks } = context
  const activity = await findActivity(db, { number: draw.rule.activity })
  const [committed] = await db`select from draws where activity = ${draw.rule.activity}`
  // a draw that an operator moved into the future is committed in time by its job
  if (!activity || committed || phaseOf(activity, clocks.business()) === 'upcoming') return
  const { opensAt, closesAt } = activity
  await fill(context, draw, opensAt - 48 * hour)
  await db.begin(async (tx) => {
    if (!(await commitDraw(context, tx, draw, opensAt - 24 * hour, seed))) return
    await drawMadeUp(context, tx, draw, { count, from: opensAt })
    if (closesAt <= clocks.business())
      await revealDraw(at(context, closesAt), tx, activity.number, () => Promise.resolve(true))
  })
}

/** Seeds the sandbox's open draw and the draw before it. The earlier one is revealed and the same in every sandbox. */
export const seedDraws = async (context: Context): Promise<void> => {
  await play(context, midAutumn, { count: 144, seed: createHash('sha256').update('mid-autumn-draw').digest() })
  await play(context, springFestival, { count: 48 })
}
