import type { Context } from '../../context.ts'
import { batched } from '../../database/batched.ts'
import type { App } from '../app.ts'
import { pruneRates } from '../rate-limit.ts'
import { repeatWhileListening } from '../repeat.ts'
import { type CountCall, createCallRates } from './call-rates.ts'
import { decorateCaller } from './caller.ts'
import { openNonceMemory, type ProvedCall, pruneNonces, rememberNonces, type Verdict } from './nonces.ts'
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
  repeatWhileListening(app, async () => {
    await pruneNonces(db, clocks.wall())
    await pruneRates(db, clocks.wall())
  })
}
