import { passkeyEndpoints } from '@foyer/api/endpoints/passkeys'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { originOf, personIdOf } from '../identity/public.ts'
import { pruneChallenges } from './challenges.ts'
import { createOptionsFor, createPasskey } from './create.ts'
import { listPasskeys } from './list.ts'
import { deletePasskey, renamePasskey } from './manage.ts'
import { requireParty } from './party.ts'
import { useOptionsFor, usePasskey } from './use.ts'

/** Serves logins by passkey, and the passkeys of the caller. */
export const passkeyRoutes = async (app: App, context: Context): Promise<void> => {
  const { db } = context
  repeatWhileListening(app, async () => {
    await pruneChallenges(db, context.clocks.wall())
  })

  serve(app, context, passkeyEndpoints, {
    'POST /user/login/passkey': ({ caller }) => useOptionsFor(context, caller),
    'POST /user/login/passkey/verify': (request) =>
      usePasskey(context, request.caller, originOf(request), request.body.credential),
    'POST /user/passkeys': async ({ caller }) => {
      requireParty(context)
      return listPasskeys(db, context, await personIdOf(db, caller), caller)
    },
    'POST /user/passkeys/options': ({ caller }) => createOptionsFor(context, caller),
    'POST /user/passkeys/create': (request) =>
      createPasskey(context, request.caller, originOf(request), request.body.credential),
    'POST /user/passkeys/rename': (request) => renamePasskey(context, request.caller, request.body),
    'POST /user/passkeys/delete': (request) => deletePasskey(context, request.caller, originOf(request), request.body),
  })
}
