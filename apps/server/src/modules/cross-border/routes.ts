import {
  crossBorderGuide,
  crossBorderQuestions,
  questionVoteRequest,
  questionVotesReply,
} from '@foyer/contract/cross-border'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { guide, questions } from './published.ts'
import { vote, votesOf } from './votes.ts'

/** The documents are the same for every address, mainland included; a cached copy is revalidated each time. */
const cacheControl = 'public, no-cache'
const tags = ['cross-border']

/** Public, unsigned routes for guide and questions on the app API host. */
export const crossBorderRoutes = async (app: App): Promise<void> => {
  tagReplies(app, cacheControl)
  app.get(
    '/cross-border/guide',
    {
      schema: {
        tags,
        summary: 'Both directions of Wealth Management Connect compared, with documents, process and contacts',
        response: { 200: crossBorderGuide },
      },
    },
    async () => guide,
  )
  app.get(
    '/cross-border/questions',
    {
      schema: {
        tags,
        summary: 'Questions and answers, with the folding for search across scripts',
        response: { 200: crossBorderQuestions },
      },
    },
    async () => questions,
  )
}

/** Signed routes for votes on whether an answer was helpful. Replies are never cached. */
export const questionVoteRoutes = async (app: App, context: Context): Promise<void> => {
  const anybody = signed(context, ['tourist', 'register', 'login'])
  app.post(
    '/user/cross-border/votes',
    {
      preValidation: anybody,
      schema: {
        tags,
        summary: 'The votes of the caller on answers',
        body: z.strictObject({}),
        response: { 200: replyOf(questionVotesReply) },
      },
    },
    async ({ caller }) => done(await votesOf(context, caller)),
  )
  app.post(
    '/user/cross-border/vote',
    {
      preValidation: anybody,
      schema: {
        tags,
        summary: 'Votes on whether an answer was helpful, one vote per voter and question; a later vote replaces it',
        body: questionVoteRequest,
        response: { 200: replyOf(questionVotesReply) },
      },
    },
    async ({ caller, body }) => done(await vote(context, caller, body)),
  )
}
