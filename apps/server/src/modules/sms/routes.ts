import { smsEndpoints } from '@foyer/api/endpoints/sms'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { callerCountry } from '../../http/caller-country.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { originOf, readMobile } from '../identity/public.ts'
import { requireAllowed } from '../restrictions/public.ts'
import { smsProvider } from './choose-provider.ts'
import { registrationCode } from './codes.ts'
import { pruneSms } from './prune.ts'
import { sendCode } from './send.ts'
import { verifyCode } from './verify.ts'

/** Serves codes by SMS (N5). */
export const smsRoutes = async (app: App, context: Context): Promise<void> => {
  const provider = smsProvider(context)
  repeatWhileListening(app, () => pruneSms(context.db, context.clocks.wall()))

  serve(app, context, smsEndpoints, {
    'POST /user/:number/sms': async (request) => {
      const { areaCode, mobileNo, lang, proof } = request.body
      const mobile = readMobile(areaCode, mobileNo)
      await requireAllowed(context, 'sign_in', {
        country: await callerCountry(context, request),
        mobile: mobile.e164,
      })
      const key = registrationCode(context.secrets, mobile.e164, request.caller.sid)
      const codeRequest = {
        mobile,
        key,
        purpose: 'registration',
        address: request.callerAddress,
        language: lang,
        proof,
      } as const
      return sendCode(context, provider, codeRequest, request.log)
    },
    'POST /user/:number/smsVerify': async (request) => {
      const { areaCode, mobileNo, code } = request.body
      const mobile = readMobile(areaCode, mobileNo)
      return verifyCode(context, mobile, originOf(request), code)
    },
  })
}
