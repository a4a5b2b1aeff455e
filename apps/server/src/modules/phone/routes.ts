import { phoneEndpoints } from '@foyer/api/endpoints/phone'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { originOf } from '../identity/public.ts'
import { changePhone } from './change.ts'
import { phoneOf } from './phone-state.ts'
import { proveOldFactor } from './prove.ts'
import { prunePhoneChanges } from './rows.ts'
import { sendNewCode, sendOldCode } from './send.ts'

/** Serves the change of one's phone number (R31). */
export const phoneRoutes = async (app: App, context: Context): Promise<void> => {
  repeatWhileListening(app, () => prunePhoneChanges(context.db, context.clocks.wall()))

  serve(app, context, phoneEndpoints, {
    'POST /user/phone': ({ caller }) => phoneOf(context, caller),
    'POST /user/phone/code': (request) => sendOldCode(context, request, request.body),
    'POST /user/phone/prove': (request) => proveOldFactor(context, request.caller, originOf(request), request.body),
    'POST /user/phone/newCode': (request) => sendNewCode(context, request, request.body),
    'POST /user/phone/change': (request) => changePhone(context, request.caller, originOf(request), request.body),
  })
}
