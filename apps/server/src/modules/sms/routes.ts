import { smsEndpoints, smsReportEndpoints } from '@foyer/api/endpoints/sms'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { callerCountry } from '../../http/caller-country.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { requireKeyedCall } from '../../http/signing/keyed-call.ts'
import { originOf, readMobile } from '../identity/public.ts'
import { requireAllowed } from '../restrictions/public.ts'
import { registrationCode } from './codes.ts'
import { storeReports } from './deliveries.ts'
import { pruneSms } from './prune.ts'
import { sendCode } from './send.ts'
import { verifyCode } from './verify.ts'

/** Bytes of a call with the most reports. */
const longestReports = 65_536

/** The key of a gateway's reports; undefined for an unknown gateway, or one that sends none. */
const reportsKeyOf = ({ environment }: Context, gateway: string): string | undefined =>
  new Map([
    ['first', environment.CONNECTOR_SMS_REPORTS_KEY],
    ['second', environment.CONNECTOR_SMS_SECOND_REPORTS_KEY],
  ]).get(gateway)

/** Serves what the firm's SMS gateways report. */
export const smsReportRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(
    app,
    context,
    smsReportEndpoints,
    {
      'POST /sms/:gateway/reports': async (request) => {
        const { gateway } = request.params
        requireKeyedCall(context, request, reportsKeyOf(context, gateway))
        return { stored: await storeReports(db, gateway, request.body.reports, clocks.wall()) }
      },
    },
    { 'POST /sms/:gateway/reports': { bodyLimit: longestReports } },
  )
}

/** Serves codes by SMS (N5). */
export const smsRoutes = async (app: App, context: Context): Promise<void> => {
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
      return sendCode(context, codeRequest, request.log)
    },
    'POST /user/:number/smsVerify': async (request) => {
      const { areaCode, mobileNo, code } = request.body
      const mobile = readMobile(areaCode, mobileNo)
      return verifyCode(context, mobile, originOf(request), code)
    },
  })
}
