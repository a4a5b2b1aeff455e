import type { FastifyInstance } from 'fastify'
import { logFailures } from '../database/log-failures.ts'

const everyMs = 30_000

/**
 * Runs a task every half minute while the server listens. A failed run is logged, and the next one runs. The timer does
 * not keep the process alive, and closing waits for a running task.
 */
export const repeatWhileListening = (app: FastifyInstance, task: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const logFailure = logFailures(app.log, 'a periodic task failed')
  const run = () => {
    running = running.then(task).catch(logFailure)
  }
  app.addHook('onListen', async () => {
    timer = setInterval(run, everyMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
