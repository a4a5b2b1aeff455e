import { type AreasReply, areasQuery, areasReply } from '@foyer/contract/addresses'
import type { Language } from '@foyer/contract/content'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { areasIn } from './areas.ts'

/** Areas change only with a release, and an area code from an hour ago is still valid. */
const cacheControl = 'public, max-age=3600'

/** Public, unsigned route for the areas of the address form, on the app API host. */
export const addressRoutes = async (app: App): Promise<void> => {
  tagReplies(app, cacheControl)
  const replies = new Map<Language, AreasReply>()
  const replyIn = (language: Language): AreasReply => {
    const reply = replies.get(language) ?? areasReply.parse(areasIn(language))
    replies.set(language, reply)
    return reply
  }
  /** a reply holds 3,500 names, so it is validated and serialized once, when a language is first requested */
  const written = new WeakMap<AreasReply, string>()
  const write = (reply: AreasReply): string => {
    const text = written.get(reply) ?? JSON.stringify(reply)
    written.set(reply, text)
    return text
  }
  app.get(
    '/content/areas',
    {
      serializerCompiler: () => write,
      schema: {
        tags: ['content'],
        summary: 'Areas for delivery in one language: the mainland down to counties, Hong Kong down to districts',
        querystring: areasQuery,
        response: { 200: areasReply },
      },
    },
    async ({ query }) => replyIn(query.lang),
  )
}
