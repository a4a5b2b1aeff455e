import {
  erasureReply,
  erasureRequest,
  marketingReply,
  marketingRequest,
  partnerWithdrawalReply,
  partnerWithdrawalRequest,
  privacyExport,
  privacyReply,
} from '@foyer/contract/privacy'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { done, replyOf } from '../../http/reply.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { signed, signedEvenIfRevoked } from '../../http/signing/three-layer.ts'
import { personIdOf } from '../identity/persons.ts'
import { erase } from './erase.ts'
import { exportFor } from './export.ts'
import { setMarketing } from './marketing.ts'
import { withdrawFromPartner } from './partners.ts'
import { perPerson } from './rate.ts'
import { summaryFor } from './summary.ts'

const tags = ['privacy']

/** Routes of a person's data rights (O4), on the app API host; answers are never cached. */
export const privacyRoutes = async (app: App, context: Context): Promise<void> => {
  const byPerson = signed(context, ['register', 'login'])
  const limited = async (caller: Caller) => limitPerson(context, await personIdOf(context.db, caller), perPerson)

  app.post(
    '/user/privacy',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Figures of the caller’s stored records and their retention; the body is empty',
        response: { 200: replyOf(privacyReply) },
      },
    },
    async (request) => done(await summaryFor(context, request.caller)),
  )

  app.post(
    '/user/privacy/export',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'All stored data of the caller, decrypted; the body is empty',
        response: { 200: replyOf(privacyExport) },
      },
    },
    async ({ caller }) => {
      await limited(caller)
      return done(await exportFor(context, caller))
    },
  )

  app.post(
    '/user/privacy/marketing',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Gives or withdraws the marketing consent',
        body: marketingRequest,
        response: { 200: replyOf(marketingReply) },
      },
    },
    async ({ caller, body }) => {
      await limited(caller)
      return done(await setMarketing(context, caller, body))
    },
  )

  app.post(
    '/user/privacy/partner',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Withdraws the consent that a partner receives the caller’s number',
        body: partnerWithdrawalRequest,
        response: { 200: replyOf(partnerWithdrawalReply) },
      },
    },
    async ({ caller, body }) => {
      await limited(caller)
      return done(await withdrawFromPartner(context, caller, body))
    },
  )

  app.post(
    '/user/privacy/erasure',
    {
      // the session has ended after an erasure, and the answer may have been lost
      preValidation: signedEvenIfRevoked(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'Erases the caller, and returns the same answer to the same key',
        body: erasureRequest,
        response: { 200: replyOf(erasureReply) },
      },
    },
    async (request) => done(await erase(context, request.caller, request.body.key)),
  )
}
