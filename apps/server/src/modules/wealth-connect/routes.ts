import {
  quotaReply,
  selfCheckRemovalRequest,
  selfCheckReply,
  selfCheckRequest,
  selfChecksReply,
  wealthApplicationReply,
  wealthConnect,
} from '@foyer/contract/wealth-connect'
import { z } from 'zod'
import { judge } from '../../activities/wealth-connect/judge.ts'
import { shown, withheld } from '../../activities/wealth-connect/published.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { Refused } from '../../http/refused.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { findActivity } from '../activities/queries.ts'
import { isWithheld } from '../activities/summary.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { applicationOf } from './application.ts'
import { quotaOf } from './quota.ts'
import { deleteSelfCheck, selfChecksOf, storeSelfCheck } from './self-checks.ts'

/**
 * Stored by the reader's own browser only and revalidated each time, because what is withheld depends on the address.
 */
const cacheControl = 'private, no-cache'
const tags = ['wealth connect']
const number = 497
const nothing = z.strictObject({})

/** Public rules, quotas and shelf, unsigned, on the app API host. */
export const wealthRoutes = async (app: App, context: Context): Promise<void> => {
  tagReplies(app, cacheControl)
  app.get(
    '/wealth-connect',
    {
      schema: {
        tags,
        summary: 'Both directions: eligibility, self-check, quota and product shelf',
        response: { 200: wealthConnect },
      },
    },
    async (request) => {
      const activity = await findActivity(context.db, { number })
      if (!activity) throw new Refused('not_found', 'the activity does not exist')
      return isWithheld(activity, await mainlandAddress(context, request)) ? withheld : shown
    },
  )
}

/** Self-check, quota and application of the caller; calls are signed and answers are never cached. */
export const myWealthRoutes = async (app: App, context: Context): Promise<void> => {
  const person = signed(context, ['register', 'login'])
  app.post(
    `/user/${number}/selfCheck`,
    {
      preValidation: signed(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'Judges the answers of a self-check without storing them; no approval',
        body: selfCheckRequest,
        response: { 200: replyOf(selfCheckReply) },
      },
    },
    async ({ body }) => done(judge(body)),
  )
  app.post(
    `/user/${number}/selfChecks`,
    {
      preValidation: person,
      schema: {
        tags,
        summary: 'The stored results of the caller',
        body: nothing,
        response: { 200: replyOf(selfChecksReply) },
      },
    },
    async ({ caller }) => done(await selfChecksOf(context, caller)),
  )
  app.post(
    `/user/${number}/selfCheckStored`,
    {
      preValidation: person,
      schema: {
        tags,
        summary: 'Judges the answers and stores the result of the direction, without the answers',
        body: selfCheckRequest,
        response: { 200: replyOf(selfChecksReply.extend({ judged: selfCheckReply })) },
      },
    },
    async ({ caller, body }) => done(await storeSelfCheck(context, caller, body)),
  )
  app.post(
    `/user/${number}/selfCheckRemoved`,
    {
      preValidation: person,
      schema: {
        tags,
        summary: 'Deletes the stored result of a direction',
        body: selfCheckRemovalRequest,
        response: { 200: replyOf(selfChecksReply) },
      },
    },
    async ({ caller, body }) => done(await deleteSelfCheck(context, caller, body.direction)),
  )
  app.post(
    `/user/${number}/quota`,
    {
      preValidation: signed(context, ['login']),
      schema: {
        tags,
        summary: 'The used quota of each direction, of the account that is logged in to',
        body: nothing,
        response: { 200: replyOf(quotaReply) },
      },
    },
    async ({ caller }) => done(await quotaOf(context.db, caller, context.clocks.business())),
  )
  app.post(
    '/user/496/application',
    {
      preValidation: person,
      schema: {
        tags,
        summary: "The caller's application for an account with the partner institution",
        body: nothing,
        response: { 200: replyOf(wealthApplicationReply) },
      },
    },
    async ({ caller }) => done(await applicationOf(context, caller)),
  )
}
