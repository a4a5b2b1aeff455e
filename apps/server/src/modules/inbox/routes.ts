import { noticeEndpoints } from '@foyer/api/endpoints/notices'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { personIdOf } from '../identity/public.ts'
import { countUnread, listNotices, markRead } from './queries.ts'

/** Serves a person's notices. */
export const inboxRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(app, context, noticeEndpoints, {
    'POST /user/notices': async ({ caller, body }) => {
      const personId = await personIdOf(db, caller)
      return {
        asOf: clocks.wall(),
        ...(await listNotices(db, personId, body.before)),
        ...(await countUnread(db, personId)),
      }
    },
    'POST /user/notices/unread': async ({ caller }) => countUnread(db, await personIdOf(db, caller)),
    'POST /user/notices/read': async ({ caller, body }) => {
      const personId = await personIdOf(db, caller)
      await markRead(db, personId, body, clocks.wall())
      return countUnread(db, personId)
    },
  })
}
