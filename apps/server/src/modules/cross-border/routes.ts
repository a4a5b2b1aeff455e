import { crossBorderEndpoints, questionVoteEndpoints } from '@foyer/api/endpoints/cross-border'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { guideKind, questionsKind } from './fact-kinds.ts'
import { vote, votesOf } from './votes.ts'

/** Serves guide and questions. */
export const crossBorderRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(app, context, crossBorderEndpoints, {
    'GET /cross-border/guide': async () => (await requireFacts(db, guideKind, clocks.business())).content,
    'GET /cross-border/questions': async () => (await requireFacts(db, questionsKind, clocks.business())).content,
  })
}

/** Serves votes on whether an answer was helpful. */
export const questionVoteRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, questionVoteEndpoints, {
    'POST /user/cross-border/votes': ({ caller }) => votesOf(context, caller),
    'POST /user/cross-border/vote': ({ caller, body }) => vote(context, caller, body),
  })
}
