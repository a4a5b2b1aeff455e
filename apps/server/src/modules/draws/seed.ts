import { createHash } from 'node:crypto'
import { drawRules } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { commitDraw } from '../../engine/draws/commit.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { drawOf } from '../../engine/draws/draws.ts'
import { revealDraw } from '../../engine/draws/reveal.ts'
import { importCodes } from '../../engine/voucher-codes.ts'
import { type Activity, findActivity, phaseOf } from '../activities/public.ts'
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

/** Commits a draw the day before it opens, and lets made-up visitors draw. Reveals it if it has ended. */
const play = async (context: Context, draw: DrawRule, activity: Activity): Promise<void> => {
  const { db, clocks } = context
  const committed = await drawOf(db, activity.number)
  const phase = phaseOf(activity, clocks.business())
  // a draw that an operator moved into the future is committed in time by its job
  if (committed || phase === 'upcoming') return
  const { opensAt, closesAt } = activity
  const seed = phase === 'ended' ? createHash('sha256').update(activity.code).digest() : undefined
  await fill(context, draw, opensAt - 48 * hour)
  await db.begin(async (tx) => {
    if (!(await commitDraw(context, tx, draw, opensAt - 24 * hour, seed))) return
    await drawMadeUp(context, tx, draw, { count: draw.sandboxDraws, from: opensAt })
    if (phase === 'ended') await revealDraw(at(context, closesAt), tx, activity.number, () => Promise.resolve(true))
  })
}

/**
 * Adds the draws of the sandbox, the earliest first. A draw that has ended is revealed, and its results are the same in
 * every sandbox.
 */
export const seedDraws = async (context: Context): Promise<void> => {
  const draws: { readonly draw: DrawRule; readonly activity: Activity }[] = []
  for (const draw of drawRules) {
    const activity = await findActivity(context.db, { number: draw.rule.activity })
    if (activity) draws.push({ draw, activity })
  }
  draws.sort((one, other) => one.activity.opensAt - other.activity.opensAt)
  for (const { draw, activity } of draws) await play(context, draw, activity)
}
