import { jobEndpoints } from '@foyer/api/endpoints/operations'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { jobsOf } from '../../module.ts'
import { dropJob, runAgain, runNow } from './job-acts.ts'
import { listFailed, listQueues } from './queues.ts'

/** Serves the queues of jobs to staff. */
export const jobQueueRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, jobEndpoints, {
    'POST /staff/jobs': async () => ({ queues: await listQueues(context.db, jobsOf(context.modules)) }),
    'POST /staff/jobs/failed': ({ body }) => listFailed(context.db, body.before),
    'POST /staff/jobs/run-again': async (request) => {
      await runAgain(context, { ...request.body, actor: actorOf(request) })
      return {}
    },
    'POST /staff/jobs/drop': async (request) => {
      await dropJob(context, { ...request.body, actor: actorOf(request) })
      return {}
    },
    'POST /staff/jobs/run': async (request) => {
      await runNow(context, { ...request.body, actor: actorOf(request) })
      return {}
    },
  })
}
