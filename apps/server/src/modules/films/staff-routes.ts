import { filmStaffEndpoints } from '@foyer/api/endpoints/broadcast'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { OutdatedStatus, setFilmStatus } from './publish.ts'
import { allFilmsAfter } from './queries.ts'

const pageSize = 50

/** Serves films, for the console. */
export const filmStaffRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(app, context, filmStaffEndpoints, {
    'POST /staff/films': async ({ body: { after } }) => {
      const found = await allFilmsAfter(db, {
        after: after && { publishedAt: after.at, code: after.code },
        limit: pageSize + 1,
      })
      const films = found.slice(0, pageSize).map(({ card }) => {
        const { code, title, topic, status, publishedAt, loginOnly } = card
        return { code, title, topic, status, publishedAt, loginOnly }
      })
      const last = found.length > pageSize ? films.at(-1) : undefined
      return { now: clocks.business(), films, after: last ? { at: last.publishedAt, code: last.code } : null }
    },
    'POST /staff/films/status': async (request) => {
      const { code, from, status, reason } = request.body
      try {
        await setFilmStatus(context, code, status, { actor: actorOf(request), reason, from })
        return { outcome: 'set' as const }
      } catch (error) {
        if (error instanceof OutdatedStatus) return { outcome: 'outdated' as const }
        if (error instanceof Refused && error.reason === 'invalid_request') return { outcome: 'incomplete' as const }
        throw error
      }
    },
  })
}
