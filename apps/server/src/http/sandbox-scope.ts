import type { App } from './app.ts'
import { onlyLoopback } from './loopback.ts'

/** Makes the later routes of a scope the sandbox's own: only this machine may call them, and no reply is cached. */
export const admitOnlyThisMachine = (scope: App): void => {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'sandbox' }
  })
  scope.addHook('onRequest', onlyLoopback)
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
}
