import {
  keepProgressReply,
  keepProgressRequest,
  playReply,
  playRequest,
  progressReply,
  progressRequest,
} from '@foyer/contract/films'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { playFor } from './play.ts'
import { progressFor, storeProgress } from './progress.ts'

const tags = ['films']

/** Signed routes for a person's use of films. Replies are never cached. */
export const myFilmRoutes = async (app: App, context: Context): Promise<void> => {
  const byPerson = signed(context, ['register', 'login'])

  app.post(
    '/user/films/play',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Playback addresses of a film for the caller, and their progress',
        body: playRequest,
        response: { 200: replyOf(playReply) },
      },
    },
    async (request) => done(await playFor(context, request, request.body.film)),
  )

  app.post(
    '/user/films/progress',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Progress of the caller in every film that they began',
        body: progressRequest,
        response: { 200: replyOf(progressReply) },
      },
    },
    async ({ caller }) => done({ progress: await progressFor(context, caller) }),
  )

  app.post(
    '/user/films/progress/keep',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Stores the position of the caller in a film; the later of two positions remains',
        body: keepProgressRequest,
        response: { 200: replyOf(keepProgressReply) },
      },
    },
    async ({ caller, body }) => done(await storeProgress(context, caller, body)),
  )
}
