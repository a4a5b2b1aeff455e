import { type RewardStatus, rewardItem, rewardStatus, rewardType } from '@foyer/api/rewards'
import type { ActName } from '@foyer/api/staff/act-names'
import { rewardStates } from '@foyer/protocol/machines/rewards'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { rewardRows } from '../../engine/relations.ts'
import { moveReward } from '../../engine/rewards/move.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { newestAccountOf } from '../accounts/public.ts'
import { activityName, activityNamed } from '../activities/public.ts'
import { mobileHashes, personRows } from '../identity/public.ts'
import { moveCash, payAtWill } from './sandbox-cash.ts'
import { grantAtWill } from './sandbox-grant.ts'

const tags = ['sandbox']
/** E.164 */
const mobile = z.string().regex(/^\+\d{5,15}$/)
const item = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

const granting = z.strictObject({
  mobile,
  activity: activityName,
  item: item.default('coffee'),
  type: rewardType.default('exchange_voucher'),
  /** if omitted, a status in which it can be used or claimed now */
  status: rewardStatus.optional(),
  /** cents, only for cash */
  amount: z.number().int().positive().optional(),
  /** if omitted, those of the activity's rule, or else a coffee */
  facts: rewardItem.optional(),
  /** only for a voucher; if omitted, a new code */
  code: z.string().min(4).max(40).optional(),
  /** days of the business clock; null: no expiry */
  validForDays: z.number().min(0).max(3650).nullable().default(30),
  payoutInDays: z.number().min(-3650).max(3650).optional(),
})
const ready = { exchange_voucher: 'available', cash_return: 'claimable', physical_gift: 'claimable' } as const

/** A reward by its id, or the newest reward of a number, optionally of one item. */
const moving = z.union([
  z.strictObject({ id: z.uuid(), event: z.string().max(20) }),
  z.strictObject({ mobile, item: item.optional(), event: z.string().max(20) }),
])

const granted = z.object({ id: z.uuid(), reference: z.string() })
const moved = z.object({ id: z.uuid(), status: rewardStatus })

/** Routes that grant rewards and change their status, so that every status can be seen and tested. */
export const rewardSandboxRoutes = (app: App, context: Context): void => {
  const { db, secrets, clocks } = context

  const find = async (named: z.output<typeof moving>) => {
    const [reward] =
      'id' in named
        ? await db<{ id: string; type: keyof typeof rewardStates }[]>`
            select id, type from ${rewardRows(db)} reward where id = ${named.id}`
        : await db<{ id: string; type: keyof typeof rewardStates }[]>`
            select reward.id, type from ${rewardRows(db)} reward join ${personRows(db)} person on person.id = person_id
            where mobile_hash in ${db(mobileHashes(secrets, named.mobile))} and item = coalesce(${named.item ?? null}, item)
            order by issued_at desc, reward.id limit 1`
    if (!reward) throw new Refused('not_found', 'there is no such reward')
    return reward
  }

  app.post(
    '/rewards',
    {
      schema: {
        tags,
        summary: 'Grants a voucher, cash or a gift of any status to a phone number, whether or not a person has it yet',
        body: granting,
        response: { 200: replyOf(granted) },
      },
    },
    async ({ body: { activity, status, ...request } }) => {
      const state = status ?? ready[request.type]
      if (!Object.hasOwn(rewardStates[request.type], state))
        throw new Refused('invalid_request', `a reward of type ${request.type} is never ${state}`)
      const { number } = await activityNamed(db, activity)
      const { amount, facts, code, payoutInDays } = request
      const grant = (as: RewardStatus) =>
        grantAtWill(context, { ...request, activity: number, status: as, amount, facts, code, payoutInDays })
      if (state !== 'crediting' && state !== 'credited') return done(await grant(state))
      const accountId = await newestAccountOf(context, request.mobile)
      const claimable = await grant('claimable')
      await payAtWill(context, claimable.id, accountId, state)
      return done(claimable)
    },
  )

  app.post(
    '/rewards/status',
    {
      schema: {
        tags,
        summary: 'Applies an event to a reward: use, expire, revoke, mature, credit, pack, ship …',
        body: moving,
        response: { 200: replyOf(moved) },
      },
    },
    async ({ body }) => {
      const { id, type } = await find(body)
      const nothing = new Refused('reward_not_open', `${body.event} is not possible in the status of this reward`)
      const booked = type === 'cash_return' ? await moveCash(context, id, body.event) : undefined
      if (booked === false) throw nothing
      if (booked) {
        const [row] = await db`select status from ${rewardRows(db)} reward where id = ${id}`
        return done({ id, status: rewardStatus.parse(row?.status) })
      }
      const machine: Record<string, Record<string, string>> = rewardStates[type]
      // an event that the machine does not have changes nothing
      const status = await moveReward(db, machine, id, body.event as ActName, {
        actor: { kind: 'operator', by: 'sandbox' },
        wall: clocks.wall(),
      })
      if (!status) throw nothing
      return done({ id, status: rewardStatus.parse(status) })
    },
  )
}
