import { crossBorderEndpoints, questionVoteEndpoints } from '@foyer/api/endpoints/cross-border'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { guide, questions } from './published.ts'
import { vote, votesOf } from './votes.ts'

/** Serves guide and questions. */
export const crossBorderRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, crossBorderEndpoints, {
    'GET /cross-border/guide': async () => guide,
    'GET /cross-border/questions': async () => questions,
  })
}

/** Serves votes on whether an answer was helpful. */
export const questionVoteRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, questionVoteEndpoints, {
    'POST /user/cross-border/votes': ({ caller }) => votesOf(context, caller),
    'POST /user/cross-border/vote': ({ caller, body }) => vote(context, caller, body),
  })
}
