import {
  quotaReply,
  selfCheckForgottenRequest,
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
import { forgetSelfCheck, keepSelfCheck, selfChecksOf } from './self-checks.ts'

/** What is withheld follows the address: kept by the reader's own browser only, and asked about each time. */
const cacheControl = 'private, no-cache'
const tags = ['wealth connect']
const number = 497
const nothing = z.strictObject({})

/** Rules, quotas and shelf for everybody, unsigned, on the app API host. */
export const wealthRoutes = async (app: App, context: Context): Promise<void> => {
  tagReplies(app, cacheControl)
  app.get(
    '/wealth-connect',
    {
      schema: {
        tags,
        summary: 'Both directions: whom they are for, self-check, quota and product shelf',
        response: { 200: wealthConnect },
      },
    },
    async (request) => {
      const activity = await findActivity(context.db, { number })
      if (!activity) throw new Refused('not_found', 'there is no such activity')
      return isWithheld(activity, await mainlandAddress(context, request)) ? withheld : shown
    },
  )
}

/** Self-check, quota and application of the caller, signed and never stored. */
export const myWealthRoutes = async (app: App, context: Context): Promise<void> => {
  const person = signed(context, ['register', 'login'])
  app.post(
    `/user/${number}/selfCheck`,
    {
      preValidation: signed(context, ['tourist', 'register', 'login']),
      schema: {
        tags,
        summary: 'Judges the answers of a self-check, and forgets them; no approval',
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
        summary: 'The results the caller wanted kept',
        body: nothing,
        response: { 200: replyOf(selfChecksReply) },
      },
    },
    async ({ caller }) => done(await selfChecksOf(context, caller)),
  )
  app.post(
    `/user/${number}/selfCheckKept`,
    {
      preValidation: person,
      schema: {
        tags,
        summary: 'Judges the answers once more and keeps the result of the direction, without the answers',
        body: selfCheckRequest,
        response: { 200: replyOf(selfChecksReply.extend({ judged: selfCheckReply })) },
      },
    },
    async ({ caller, body }) => done(await keepSelfCheck(context, caller, body)),
  )
  app.post(
    `/user/${number}/selfCheckForgotten`,
    {
      preValidation: person,
      schema: {
        tags,
        summary: 'Does away with the kept result of a direction',
        body: selfCheckForgottenRequest,
        response: { 200: replyOf(selfChecksReply) },
      },
    },
    async ({ caller, body }) => done(await forgetSelfCheck(context, caller, body.direction)),
  )
  app.post(
    `/user/${number}/quota`,
    {
      preValidation: signed(context, ['login']),
      schema: {
        tags,
        summary: 'What the account that is logged in to has used of each direction',
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
