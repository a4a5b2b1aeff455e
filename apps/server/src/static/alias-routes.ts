import { aliasFolder, type ClientRoute, type ClientRoutes, earlyPaths } from '@foyer/api/client-routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '../config/clients.ts'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { tagReply } from '../http/etag.ts'
import { filledPageCaching } from './caching.ts'
import { earlyScripts, earlyStyles } from './early-files.ts'
import { filledPage } from './filled-page.ts'
import { readDocuments } from './read-documents.ts'

/** Characters of a query. A longer one is only for the client. */
const longestQuery = 1_000

/** The page of a client, and the policy that it has at every address. */
interface Page {
  readonly html: string
  readonly policy: string
}

/** Whether a reply may begin with Early Hints: a browser opens the page and knows what an interim reply is. */
const takesHints = ({ raw, headers }: FastifyRequest): boolean =>
  raw.httpVersion !== '1.0' && headers['sec-fetch-mode'] === 'navigate'

/**
 * The aliases of a client's routes, such as `/go/video?code=x` for `/#/video?code=x`. Each is the client's page with the answers
 * to the public calls of the route, and with links to its style sheets, so that the first screen waits for neither.
 */
export const aliasRoutes = (
  app: App,
  { environment }: Context,
  client: Client,
  routes: ClientRoutes,
  { html, policy }: Page,
): void => {
  const { languages } = client.brand
  const send = (route: ClientRoute) => {
    const links = [...earlyScripts(html), ...earlyStyles(route)]
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const [, given = ''] = request.url.split(/\?(.*)/s)
      const query = given.length > longestQuery ? '' : given
      if (environment.FOYER_EARLY_HINTS === 'on' && takesHints(request))
        reply.writeEarlyHints({ link: links }, () => {})
      const wanted = new URLSearchParams(query).get('lang')
      const language = languages.find((one) => one === wanted) ?? languages[0] ?? 'zh-CN'
      const documents = await readDocuments(request, reply, earlyPaths(route.early, query))
      reply.type('text/html; charset=utf-8').headers({ 'Content-Security-Policy': policy, Link: links.join(', ') })
      return filledPage(html, route, documents, language)
    }
  }
  for (const [path, route] of Object.entries(routes))
    app.get(
      client.path + aliasFolder + path,
      { schema: { hide: true }, config: { access: 'open' }, onSend: tagReply(filledPageCaching) },
      send(route),
    )
}
