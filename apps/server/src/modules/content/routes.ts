import { agreement, agreementVersions, language } from '@foyer/contract/content'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { currentAgreementVersions, findAgreement } from './agreements.ts'

/** Clients revalidate a cached copy each time, so that no person reads one version and agrees to another (V6). */
const cacheControl = 'public, no-cache'

/** Public, unsigned routes for published texts on the app API host. */
export const contentRoutes = async (app: App): Promise<void> => {
  tagReplies(app, cacheControl)
  app.get(
    '/content/agreements',
    {
      schema: {
        tags: ['content'],
        summary: 'Current versions of the agreements by key',
        response: { 200: agreementVersions },
      },
    },
    async () => currentAgreementVersions,
  )
  app.get(
    '/content/agreements/:key',
    {
      schema: {
        tags: ['content'],
        summary: 'The current version of an agreement in one language',
        params: z.object({ key: z.string() }),
        querystring: z.object({ lang: language.default('zh-CN') }),
        response: { 200: agreement },
      },
    },
    async (request) => {
      const found = findAgreement(request.params.key, request.query.lang)
      if (!found) throw new Refused('not_found', 'there is no such agreement')
      return found
    },
  )
}
