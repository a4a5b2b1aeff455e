import { allDrawRules } from '../../activities/draw-rules.ts'
import type { Context } from '../../context.ts'
import { commitDraw } from '../../engine/draws/commit.ts'
import { issueOwedCodes } from '../../engine/draws/owed-codes.ts'
import { revealDraw } from '../../engine/draws/reveal.ts'
import { defineJob } from '../../jobs/job.ts'
import { phaseOf } from '../activities/phase.ts'
import { findActivity } from '../activities/queries.ts'

/** The phase of an activity now; undefined where nothing is declared. */
const phaseNow = async ({ db, clocks }: Context, number: number) => {
  const activity = await findActivity(db, { number })
  return activity && phaseOf(activity, clocks.business())
}

/** Commits every draw that is declared and not over, as soon as its pools are filled: nobody draws before. */
export const commitDraws = async (context: Context): Promise<void> => {
  for (const draw of allDrawRules()) {
    const phase = await phaseNow(context, draw.rule.activity)
    if (phase === undefined || phase === 'ended') continue
    await context.db.begin((tx) => commitDraw(context, tx, draw, context.clocks.business()))
  }
}

/** Reveals the seed of every draw that is over, by the effective end of its activity; never before. */
export const revealDraws = async (context: Context): Promise<void> => {
  for (const { rule } of allDrawRules()) {
    const isOver = async () => (await phaseNow(context, rule.activity)) === 'ended'
    if (await isOver()) await context.db.begin((tx) => revealDraw(context, tx, rule.activity, isOver))
  }
}

/** What time does to draws. */
export const attendDrawsJob = defineJob({
  name: 'attend-draws',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  run: async (context) => {
    await commitDraws(context)
    await revealDraws(context)
    for (const { rule } of allDrawRules()) await issueOwedCodes(context, rule.activity)
  },
})
