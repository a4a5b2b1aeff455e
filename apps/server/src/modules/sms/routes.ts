import { smsReply, smsRequest, smsVerifyReply, smsVerifyRequest } from '@foyer/contract/sms'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { readMobile } from '../identity/mobile-number.ts'
import { originOf } from '../identity/origin.ts'
import { smsProvider } from './choose-provider.ts'
import { registrationCode } from './codes.ts'
import { pruneSms } from './prune.ts'
import { sendCode } from './send.ts'
import { verifyCode } from './verify.ts'

const tags = ['sms']
/** An activity's number; any is accepted (N5). */
const params = z.object({ number: z.string().regex(/^[1-9]\d{0,8}$/) })

/** Codes by SMS (N5), on the app API host. */
export const smsRoutes = async (app: App, context: Context): Promise<void> => {
  const provider = smsProvider(context)
  repeatWhileListening(app, () => pruneSms(context.db, context.clocks.wall()))

  app.post(
    '/user/:number/sms',
    {
      preValidation: signed(context, ['tourist']),
      schema: { tags, summary: 'Sends a code', params, body: smsRequest, response: { 200: replyOf(smsReply) } },
    },
    async (request) => {
      const { areaCode, mobileNo, lang, proof } = request.body
      const mobile = readMobile(areaCode, mobileNo)
      const key = registrationCode(context.secrets, mobile.e164, request.caller.sid)
      const codeRequest = {
        mobile,
        key,
        purpose: 'registration',
        address: request.callerAddress,
        language: lang,
        proof,
      } as const
      return done(await sendCode(context, provider, codeRequest, request.log))
    },
  )

  app.post(
    '/user/:number/smsVerify',
    {
      config: { load: 'first' },
      preValidation: signed(context, ['tourist']),
      schema: {
        tags,
        summary: 'Verifies a code and returns a ticket for the identity call',
        params,
        body: smsVerifyRequest,
        response: { 200: replyOf(smsVerifyReply) },
      },
    },
    async (request) => {
      const { areaCode, mobileNo, code } = request.body
      const mobile = readMobile(areaCode, mobileNo)
      return done(await verifyCode(context, mobile, originOf(request), code))
    },
  )
}
