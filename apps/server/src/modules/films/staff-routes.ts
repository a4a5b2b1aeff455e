import { filmStaffEndpoints } from '@foyer/api/endpoints/broadcast'
import { broadcastDocumentMax } from '@foyer/api/staff/broadcast-documents'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { documentOf } from './document.ts'
import { OutdatedStatus, setFilmStatus } from './publish.ts'
import { filmFaults, publishFilmDocument } from './publish-document.ts'
import { allFilmsAfter, storedFilm } from './queries.ts'
import { broadcastSurroundings } from './surroundings.ts'

const pageSize = 50
/** The longest document, and its envelope. */
const bodyLimit = broadcastDocumentMax + 2_048

/** Serves films, for the console. */
export const filmStaffRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(
    app,
    context,
    filmStaffEndpoints,
    {
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
      'POST /staff/broadcast/surroundings': () => broadcastSurroundings(db),
      'POST /staff/films/document': async ({ body: { code } }) => {
        const film = await storedFilm(db, code)
        if (!film) throw new Refused('not_found', 'there is no such film')
        return documentOf(film)
      },
      'POST /staff/films/check': async ({ body }) => ({ faults: await filmFaults(db, body) }),
      'POST /staff/films/publish': (request) => publishFilmDocument(context, request.body, actorOf(request)),
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
    },
    { 'POST /staff/films/check': { bodyLimit }, 'POST /staff/films/publish': { bodyLimit } },
  )
}
