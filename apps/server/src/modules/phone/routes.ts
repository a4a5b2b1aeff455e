import {
  changePhoneReply,
  changePhoneRequest,
  newCodeReply,
  newCodeRequest,
  oldCodeReply,
  oldCodeRequest,
  phoneReply,
  provePhoneReply,
  provePhoneRequest,
} from '@foyer/contract/phone-change'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { done, replyOf } from '../../http/reply.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { signed, signedEvenIfRevoked } from '../../http/signing/three-layer.ts'
import { originOf } from '../identity/origin.ts'
import { personIdOf } from '../identity/persons.ts'
import { smsProvider } from '../sms/choose-provider.ts'
import { changePhone } from './change.ts'
import { phoneOf } from './phone-state.ts'
import { proveOldFactor } from './prove.ts'
import { prunePhoneChanges } from './rows.ts'
import { perPerson } from './rules.ts'
import { sendNewCode, sendOldCode } from './send.ts'

const tags = ['phone']

/** Routes of changing one's phone number (R31), on the app API host; answers are never cached. */
export const phoneRoutes = async (app: App, context: Context): Promise<void> => {
  const provider = smsProvider(context)
  const byPerson = signed(context, ['register', 'login'])
  const limited = async (caller: Caller) => limitPerson(context, await personIdOf(context.db, caller), perPerson)
  repeatWhileListening(app, () => prunePhoneChanges(context.db, context.clocks.wall()))

  app.post(
    '/user/phone',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: "The caller's number, what proves it, and the state of a change",
        body: z.strictObject({}),
        response: { 200: replyOf(phoneReply) },
      },
    },
    async ({ caller }) => done(await phoneOf(context, caller)),
  )

  app.post(
    '/user/phone/code',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Sends a code to the caller’s current number',
        body: oldCodeRequest,
        response: { 200: replyOf(oldCodeReply) },
      },
    },
    async (request) => done(await sendOldCode(context, provider, request, request.body)),
  )

  app.post(
    '/user/phone/prove',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Proves the old factor and begins a change, which replaces an earlier open one',
        body: provePhoneRequest,
        response: { 200: replyOf(provePhoneReply) },
      },
    },
    async (request) => {
      await limited(request.caller)
      return done(await proveOldFactor(context, request.caller, originOf(request), request.body))
    },
  )

  app.post(
    '/user/phone/newCode',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Sends a code to the new number, even if another person has it',
        body: newCodeRequest,
        response: { 200: replyOf(newCodeReply) },
      },
    },
    async (request) => {
      await limited(request.caller)
      return done(await sendNewCode(context, provider, request, request.body))
    },
  )

  app.post(
    '/user/phone/change',
    {
      // the session has ended after a change, and the answer may have been lost
      preValidation: signedEvenIfRevoked(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'Changes the caller’s number, ends all their sessions, and returns the same answer to a repetition',
        body: changePhoneRequest,
        response: { 200: replyOf(changePhoneReply) },
      },
    },
    async (request) => done(await changePhone(context, request.caller, originOf(request), request.body)),
  )
}
