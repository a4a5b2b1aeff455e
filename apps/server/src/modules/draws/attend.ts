import type { ISql } from 'postgres'
import { drawRules } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { commitDraw } from '../../engine/draws/commit.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { issueOwedCodes } from '../../engine/draws/owed-codes.ts'
import { revealDraw } from '../../engine/draws/reveal.ts'
import { defineJob } from '../../jobs/job.ts'
import { findActivity, phaseOf, storedDraws } from '../activities/public.ts'

/** The current phase of a draw's activity; undefined if the activity does not exist. */
const phaseNow = async (db: ISql, { clocks }: Context, { rule }: DrawRule) => {
  const activity = await findActivity(db, { number: rule.activity })
  return activity && phaseOf(activity, clocks.business())
}

type Step = (context: Context, draw: DrawRule) => Promise<unknown>

/** Commits a draw whose activity exists and has not ended, as soon as its pools are filled. No one can draw before. */
const commit: Step = async (context, draw) => {
  const phase = await phaseNow(context.db, context, draw)
  if (phase === undefined || phase === 'ended') return
  await context.db.begin((tx) => commitDraw(context, tx, draw, context.clocks.business()))
}

const reveal: Step = async (context, draw) => {
  const isOver = async (db: ISql) => (await phaseNow(db, context, draw)) === 'ended'
  if (!(await isOver(context.db))) return
  // checks the phase again within the transaction: with all connections waiting for the draw's lock, none would be free
  await context.db.begin((tx) => revealDraw(context, tx, draw.rule.activity, () => isOver(tx)))
}

const giveOwed: Step = (context, { rule }) => issueOwedCodes(context, rule.activity)

/** Runs steps for every draw. @throws AggregateError of all failures, after every step of every draw was attempted */
const attend = async (context: Context, steps: readonly Step[]): Promise<void> => {
  const failures: unknown[] = []
  for (const draw of [...drawRules, ...(await storedDraws(context.db))])
    for (const step of steps) await step(context, draw).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'not every draw could be attended to')
}

/** Reveals the seed of every draw whose activity has reached its effective end, and never earlier. */
export const revealDraws = (context: Context): Promise<void> => attend(context, [reveal])

/** Runs every time-dependent step of all draws. */
export const attendDraws = (context: Context): Promise<void> => attend(context, [commit, reveal, giveOwed])

export const attendDrawsJob = defineJob({
  name: 'attend-draws',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  run: attendDraws,
})
