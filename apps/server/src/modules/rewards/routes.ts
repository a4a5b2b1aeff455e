import {
  rewardClaimRequest,
  rewardCodeReply,
  rewardDetail,
  rewardRequest,
  rewardsGlance,
  rewardsReply,
  rewardsRequest,
} from '@foyer/contract/rewards'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { accountOf } from '../activities/account.ts'
import { personIdOf } from '../identity/persons.ts'
import { claimReward } from './claim.ts'
import { codeOf } from './code.ts'
import { detailOf } from './detail.ts'
import { countRewards, listRewards, type Owner, soonestReward } from './queries.ts'

const tags = ['rewards']

/** Routes of a person's rewards (R28, E1), signed, on the app API host. */
export const rewardRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const preValidation = signed(context, ['register', 'login'])
  const ownerOf = async (caller: Caller): Promise<Owner> => ({
    personId: await personIdOf(db, caller),
    accountId: (await accountOf(db, caller))?.id ?? null,
  })

  app.post(
    '/user/rewards',
    {
      preValidation,
      schema: {
        tags,
        summary: 'A page of the caller’s rewards, by end and then the newest first, and their number',
        body: rewardsRequest,
        response: { 200: replyOf(rewardsReply) },
      },
    },
    async ({ caller, body }) => {
      const [owner, asOf] = [await ownerOf(caller), clocks.business()]
      return done({ asOf, ...(await listRewards(db, owner, body, asOf)), counts: await countRewards(db, owner, asOf) })
    },
  )

  app.post(
    '/user/rewards/glance',
    {
      preValidation,
      schema: {
        tags,
        summary: 'The number of the caller’s rewards, and the usable one that ends first; the body is empty',
        response: { 200: replyOf(rewardsGlance) },
      },
    },
    async ({ caller }) => {
      const [owner, asOf] = [await ownerOf(caller), clocks.business()]
      const soonest = (await soonestReward(db, owner, asOf)) ?? null
      return done({ asOf, counts: await countRewards(db, owner, asOf), soonest })
    },
  )

  app.post(
    '/user/rewards/detail',
    {
      preValidation,
      schema: {
        tags,
        summary: 'One reward of the caller, with the steps of cash',
        body: rewardRequest,
        response: { 200: replyOf(rewardDetail) },
      },
    },
    async ({ caller, body }) => done(await detailOf(context, db, await ownerOf(caller), body.id)),
  )

  app.post(
    '/user/rewards/code',
    {
      preValidation,
      schema: {
        tags,
        summary: 'The full code of a usable voucher; each view is recorded in the audit trail',
        body: rewardRequest,
        response: { 200: replyOf(rewardCodeReply) },
      },
    },
    async ({ caller, body }) => done(await codeOf(context, caller, await ownerOf(caller), body.id)),
  )

  app.post(
    '/user/rewards/claim',
    {
      config: { load: 'first' },
      preValidation: signed(context, ['login']),
      schema: {
        tags,
        summary: 'Claims cash for the account the caller is logged in to, exactly once per key',
        body: rewardClaimRequest,
        response: { 200: replyOf(rewardDetail) },
      },
    },
    async ({ caller, body }) => done(await claimReward(context, caller, body)),
  )
}
