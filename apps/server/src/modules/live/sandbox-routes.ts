import { randomBytes } from 'node:crypto'
import { liveState, sessionCode } from '@foyer/api/live'
import { liveStates } from '@foyer/protocol/machines/live'
import type { JSONValue } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { declareSessions, findSession } from './queries.ts'
import { sendReminders } from './remind.ts'
import { stateAt } from './session.ts'

const tags = ['sandbox']
const hour = 3_600_000
const sessionStatus = z.object({ session: sessionCode, state: liveState })
const step = z.enum(['begin', 'interrupt', 'resume', 'end', 'remind'])
const change = z.strictObject({ session: sessionCode, step })
const newSession = z.strictObject({
  /** the session of the series to copy */
  like: sessionCode.default('studio'),
  state: z.enum(['scheduled', 'live', 'interrupted', 'ended', 'replay']).default('live'),
})

/** Routes that create sessions for a test, and change their state as their control room or the clock would. */
export const liveSandboxRoutes = (app: App, context: Context): void => {
  const { db, clocks } = context
  const currentStatus = async (code: string) => {
    const session = await findSession(db, code, clocks.business())
    if (!session) throw new Refused('not_found', 'there is no such session')
    return { session: code, state: stateAt(session, clocks.business()) }
  }

  app.post(
    '/live/sessions',
    {
      schema: {
        tags,
        summary: 'Creates a session in a given state, copied from one of the series and found by its code only',
        body: newSession,
        response: { 200: replyOf(sessionStatus) },
      },
    },
    async ({ body: { like, state } }) => {
      const [row] = await db<{ content: Record<string, JSONValue> }[]>`
        select content from live_sessions where code = ${like}`
      if (!row) throw new Refused('not_found', 'there is no such session')
      const code = `own-${randomBytes(6).toString('hex')}`
      const now = Math.floor(clocks.business() / 1000) * 1000
      const opensAt = {
        scheduled: now + hour,
        live: now - hour,
        interrupted: now - hour,
        ended: now - 2 * hour,
        replay: now - 2 * hour,
      }
      const replay = state === 'replay' ? { replay: '818-opening-replay' } : {}
      const { replay: _, ...content } = row.content
      const closesAt = opensAt[state] + (state === 'live' || state === 'interrupted' ? 24 : 1) * hour
      await declareSessions(db, [
        { content: { ...content, code, ...replay }, opensAt: opensAt[state], closesAt, isListed: false },
      ])
      if (state === 'interrupted')
        await db`update live_sessions set interrupted_since = ${new Date(now)} where code = ${code}`
      return done(await currentStatus(code))
    },
  )

  app.post(
    '/live',
    {
      schema: {
        tags,
        summary: 'Begins, interrupts, resumes or ends a session now, or sends its reminders as if they were due',
        body: change,
        response: { 200: replyOf(sessionStatus) },
      },
    },
    async ({ body: { session, step } }) => {
      const { state } = await currentStatus(session)
      // session times have a resolution of one second
      const second = Math.floor(clocks.business() / 1000) * 1000
      const now = new Date(second)
      if (step === 'remind') {
        // only the reminders of this session: for others the clock does not change
        const found = await findSession(db, session, clocks.business())
        if (found && state === 'scheduled')
          await sendReminders({ ...context, clocks: { ...clocks, business: () => found.opensAt - 60_000 } }, session)
        return done({ session, state })
      }
      if (!(step in liveStates[state]))
        throw new Refused('invalid_request', `a session that is ${state} cannot ${step}`)
      if (step === 'begin')
        await db`update live_sessions set opens_at = ${new Date(second - 1000)} where code = ${session}`
      if (step === 'interrupt') await db`update live_sessions set interrupted_since = ${now} where code = ${session}`
      if (step === 'resume') await db`update live_sessions set interrupted_since = null where code = ${session}`
      if (step === 'end') await db`update live_sessions set closes_at = ${now} where code = ${session}`
      return done(await currentStatus(session))
    },
  )
}
