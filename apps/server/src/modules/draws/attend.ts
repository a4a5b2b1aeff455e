import type { ISql } from 'postgres'
import { allDrawRules } from '../../activities/draw-rules.ts'
import type { Context } from '../../context.ts'
import { commitDraw } from '../../engine/draws/commit.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { issueOwedCodes } from '../../engine/draws/owed-codes.ts'
import { revealDraw } from '../../engine/draws/reveal.ts'
import { defineJob } from '../../jobs/job.ts'
import { phaseOf } from '../activities/phase.ts'
import { findActivity } from '../activities/queries.ts'

/** The phase of a draw's activity now; undefined where nothing is declared. */
const phaseNow = async (db: ISql, { clocks }: Context, { rule }: DrawRule) => {
  const activity = await findActivity(db, { number: rule.activity })
  return activity && phaseOf(activity, clocks.business())
}

type Step = (context: Context, draw: DrawRule) => Promise<unknown>

const commit: Step = async (context, draw) => {
  const phase = await phaseNow(context.db, context, draw)
  if (phase === undefined || phase === 'ended') return
  await context.db.begin((tx) => commitDraw(context, tx, draw, context.clocks.business()))
}

const reveal: Step = async (context, draw) => {
  const isOver = async (db: ISql) => (await phaseNow(db, context, draw)) === 'ended'
  if (!(await isOver(context.db))) return
  // asked again by the transaction itself: another connection may never come free while draws wait for its lock
  await context.db.begin((tx) => revealDraw(context, tx, draw.rule.activity, () => isOver(tx)))
}

const giveOwed: Step = (context, { rule }) => issueOwedCodes(context, rule.activity)

/** Takes steps for every draw. @throws AggregateError of all that failed, which keeps up no other step and draw */
const attend = async (context: Context, steps: readonly Step[]): Promise<void> => {
  const failures: unknown[] = []
  for (const draw of allDrawRules())
    for (const step of steps) await step(context, draw).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'not every draw could be attended to')
}

/** Commits every draw that is declared and not over, as soon as its pools are filled: nobody draws before. */
export const commitDraws = (context: Context): Promise<void> => attend(context, [commit])

/** Reveals the seed of every draw that is over, by the effective end of its activity; never before. */
export const revealDraws = (context: Context): Promise<void> => attend(context, [reveal])

/** What time does to draws. */
export const attendDraws = (context: Context): Promise<void> => attend(context, [commit, reveal, giveOwed])

export const attendDrawsJob = defineJob({
  name: 'attend-draws',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  run: attendDraws,
})
