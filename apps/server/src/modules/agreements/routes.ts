import { contentEndpoints } from '@foyer/api/endpoints/content'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { currentAgreementVersions, findAgreement } from './agreements.ts'

/** Serves the published agreements. */
export const agreementRoutes = async (app: App, context: Context): Promise<void> =>
  serve(app, context, contentEndpoints, {
    'GET /content/agreements': async () => currentAgreementVersions,
    'GET /content/agreements/:key': async (request) => {
      const found = findAgreement(request.params.key, request.query.lang)
      if (!found) throw new Refused('not_found', 'there is no such agreement')
      return found
    },
  })
