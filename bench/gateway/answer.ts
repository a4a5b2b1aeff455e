import type { AddressInfo } from 'node:net'
import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify'

/** The bytes of the gateway's reply to `market/time`. */
const answer = {
  status: '0',
  bgStatus: '0',
  data: { time: 1_767_578_400_000, date: '2026-01-05', clock: '10:00:00' },
}

/**
 * Serves the single route on a free port of a child process, with `check` if given. Sends the parent the port and, on
 * request, the seconds of processor time that the process has used.
 */
export const answerAlone = async (app: FastifyInstance, check?: preValidationAsyncHookHandler): Promise<void> => {
  app.post('/quote/market/time', { ...(check && { preValidation: check }) }, async () => answer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.((app.server.address() as AddressInfo).port)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1e6)
  })
}
