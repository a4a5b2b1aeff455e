import type { JSONValue } from 'postgres'
import written from '../../../content/live/sessions.json' with { type: 'json' }
import type { Context } from '../../context.ts'
import { dayOf } from '../trading-calendar/public.ts'
import { authoredSession, momentFrom } from './authored.ts'
import { declareSessions } from './queries.ts'

const sessions: readonly JSONValue[] = written

/** Adds sandbox sessions in every state, around the business day of the first start. */
export const seedSessions = async ({ db, clocks }: Context): Promise<void> => {
  const today = dayOf(clocks.business())
  await declareSessions(
    db,
    sessions.map((content) => {
      const { opens, closes } = authoredSession.parse(content)
      return { content, opensAt: momentFrom(today, opens), closesAt: momentFrom(today, closes), isListed: true }
    }),
  )
}
