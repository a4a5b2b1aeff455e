import { applicationEndpoints } from '@foyer/api/endpoints/offerings'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { apply } from './apply.ts'
import { cancel } from './cancel.ts'

/** Serves applying for an offering, and cancelling. */
export const applicationRoutes = async (app: App, context: Context): Promise<void> =>
  serve(app, context, applicationEndpoints, {
    'POST /user/:number/offerings/apply': (request) => apply(context, request, request.params.number, request.body),
    'POST /user/:number/offerings/cancel': (request) => cancel(context, request, request.params.number, request.body),
  })
