import { contentEndpoints } from '@foyer/contract/endpoints/content'
import type { App } from '../../http/app.ts'
import { Refused } from '../../http/refused.ts'
import { servePublic } from '../../http/serve.ts'
import { currentAgreementVersions, findAgreement } from './agreements.ts'

/** Serves the published texts. */
export const contentRoutes = async (app: App): Promise<void> =>
  servePublic(app, contentEndpoints, {
    'GET /content/agreements': async () => currentAgreementVersions,
    'GET /content/agreements/:key': async (request) => {
      const found = findAgreement(request.params.key, request.query.lang)
      if (!found) throw new Refused('not_found', 'there is no such agreement')
      return found
    },
  })
