import { type AreasReply, areasReply } from '@foyer/api/addresses'
import { addressEndpoints } from '@foyer/api/endpoints/addresses'
import type { Language } from '@foyer/api/languages'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { areasIn } from './areas.ts'

/** Serves the areas of the address form. */
export const addressRoutes = async (app: App, context: Context): Promise<void> => {
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
  app.setSerializerCompiler(() => write)
  serve(app, context, addressEndpoints, { 'GET /content/areas': async ({ query }) => replyIn(query.lang) })
}
