import type { Context } from '../../context.ts'
import type { App } from '../app.ts'
import { forgetRates } from '../rate-limit.ts'
import { sweepWhileListening } from '../sweep.ts'
import { decorateCaller } from './caller.ts'
import { forgetNonces, openNonceMemory } from './nonces.ts'

/** What `signed` and `twoLayer` need of the server once: the place of `request.caller`, and forgetting in time. */
export const acceptSignatures = (app: App, { db, clocks }: Context): void => {
  decorateCaller(app)
  app.addHook('onReady', () => openNonceMemory(db, clocks.wall()))
  sweepWhileListening(app, async () => {
    await forgetNonces(db, clocks.wall())
    await forgetRates(db, clocks.wall())
  })
}
