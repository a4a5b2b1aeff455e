import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  aliasFolder,
  type ClientRoute,
  type ClientRoutes,
  clientRoutesFile,
  earlyPaths,
} from '@foyer/api/client-routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '../config/clients.ts'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { readDocument } from '../http/documents.ts'
import { tagReply } from '../http/etag.ts'
import { filledPageCaching } from './caching.ts'
import { earlyScripts, earlyStyles } from './early-files.ts'
import { type Documents, filledPage } from './filled-page.ts'

/** Characters of a query. A longer one is only for the client. */
const longestQuery = 1_000
/** Bytes of an inlined document, as JSON. */
const largestDocument = 32 * 1_024
/** Milliseconds for which a page waits for its documents. */
const timeLimit = 500

/** The page of a client, and the policy that it has at every address. */
interface Page {
  readonly html: string
  readonly policy: string
}

const readRoutes = (folder: string): ClientRoutes => {
  const path = join(folder, clientRoutesFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

const isWithheld = (document: unknown): boolean => Object(document).withheld === true

/** A document that the page can contain; undefined if it is refused, withheld or too large. */
const inlineable = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<unknown> => {
  const document = await readDocument(request, reply, path).catch(() => undefined)
  const isLarge = Buffer.byteLength(JSON.stringify(document) ?? '') > largestDocument
  return isLarge || isWithheld(document) ? undefined : document
}

/**
 * The documents that are there in time, in the order of their paths, on which the tag of the page depends. The client
 * requests the others itself, and shows why one cannot be read.
 */
const readDocuments = async (
  request: FastifyRequest,
  reply: FastifyReply,
  paths: readonly string[],
): Promise<Documents> => {
  const control = new AbortController()
  const late = wait(timeLimit, undefined, control).catch(() => undefined)
  const all = paths.map(async (path) => [path, await Promise.race([inlineable(request, reply, path), late])] as const)
  const documents = await Promise.all(all)
  control.abort()
  return Object.fromEntries(documents.filter(([, document]) => document !== undefined))
}

/** Whether a reply may begin with Early Hints: a browser opens the page and knows what an interim reply is. */
const takesHints = ({ raw, headers }: FastifyRequest): boolean =>
  raw.httpVersion !== '1.0' && headers['sec-fetch-mode'] === 'navigate'

/**
 * The aliases of a client's routes, such as `/go/video?code=x` for `/#/video?code=x`. Each is the client's page with the answers
 * to the public calls of the route, and with links to its style sheets, so that the first screen waits for neither.
 */
export const aliasRoutes = (app: App, { environment }: Context, client: Client, { html, policy }: Page): void => {
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
  for (const [path, route] of Object.entries(readRoutes(client.folder)))
    app.get(
      client.path + aliasFolder + path,
      { schema: { hide: true }, config: { access: 'open' }, onSend: tagReply(filledPageCaching) },
      send(route),
    )
}
