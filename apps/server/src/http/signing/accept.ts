import type { Context } from '../../context.ts'
import type { App } from '../app.ts'
import { forgetRates } from '../rate-limit.ts'
import { sweepWhileListening } from '../sweep.ts'
import { batched } from './batch.ts'
import { type CountCall, createCallRates } from './call-rates.ts'
import { decorateCaller } from './caller.ts'
import { forgetNonces, openNonceMemory, type ProvedCall, rememberNonces, type Verdict } from './nonces.ts'
import { type TokenHolder, tokenVerifier } from './token.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** shared by all checks of three-layer signatures */
    signing: {
      /** throws Refused `token_expired` or `token_invalid` */
      verifyToken(jwt: string): TokenHolder | Promise<TokenHolder>
      rememberNonce(call: ProvedCall): Promise<Verdict>
      countCall: CountCall
    }
  }
}

/**
 * Prepares the server for `signed` and `twoLayer`: decorates `request.caller`, opens the nonce memory, and prunes it
 * regularly.
 */
export const acceptSignatures = (app: App, context: Context): void => {
  const { db, clocks } = context
  decorateCaller(app)
  app.decorate('signing', {
    verifyToken: tokenVerifier(context),
    countCall: createCallRates(context, (err) =>
      app.log.warn({ err }, 'signed calls are counted by this server alone'),
    ),
    rememberNonce: batched((calls: readonly ProvedCall[]) => rememberNonces(db, calls, clocks.wall())),
  })
  app.addHook('onReady', () => openNonceMemory(db, clocks.wall()))
  sweepWhileListening(app, async () => {
    await forgetNonces(db, clocks.wall())
    await forgetRates(db, clocks.wall())
  })
}
