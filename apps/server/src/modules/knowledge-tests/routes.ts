import { knowledgeTestEndpoints } from '@foyer/api/endpoints/knowledge-tests'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { personIdOf } from '../identity/public.ts'
import { testStateAt } from './attempts.ts'
import { beginTest } from './begin.ts'
import { handIn } from './hand-in.ts'
import { testFor } from './test-for.ts'

/** Serves the knowledge tests of activities. */
export const knowledgeTestRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(app, context, knowledgeTestEndpoints, {
    'POST /user/:number/knowledgeTest': async (request) => {
      const { number } = request.params
      await testFor(context, request, number)
      return testStateAt(db, number, await personIdOf(db, request.caller), clocks.business())
    },
    'POST /user/:number/knowledgeTest/begin': (request) =>
      beginTest(context, request, request.params.number, request.body),
    'POST /user/:number/knowledgeTest/handIn': (request) =>
      handIn(context, request, request.params.number, request.body),
  })
}
