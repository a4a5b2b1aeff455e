import { freshProofEndpoints } from '@foyer/api/endpoints/fresh-proof'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { originOf } from '../identity/public.ts'
import { factorsOf } from './factors.ts'
import { giveProof } from './give.ts'
import { sendProofCode } from './send.ts'

/** Serves the fresh proof of the session's owner. */
export const freshProofRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, freshProofEndpoints, {
    'POST /user/proof': ({ caller }) => factorsOf(context, caller),
    'POST /user/proof/code': (request) => sendProofCode(context, request, request.body),
    'POST /user/proof/give': (request) => giveProof(context, request.caller, originOf(request), request.body),
  })
}
