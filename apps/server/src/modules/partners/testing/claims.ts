import type { JoinConsent } from '@foyer/api/activities'
import type { Context } from '../../../context.ts'
import type { App } from '../../../http/app.ts'
import { drain } from '../../../jobs/work.ts'
import { joinBody, joins, newcomers } from '../../activities/testing.ts'
import { partnerOrderJob } from '../jobs.ts'

/** Claims of the food delivery voucher, each by a new person. */
export const claims = (app: App, context: Context) => {
  const someone = newcomers(app, context)
  return async (consents?: JoinConsent[]) => {
    const person = await someone()
    const reply = await joins(person.from, person.as, 499, joinBody(consents && { consents }))
    const [row] = await context.db<{ id: string; reward: string; tail: string }[]>`
      select partner_orders.id, reward_id as reward, code_tail as tail
      from partner_orders join rewards on rewards.id = reward_id
      join participations on participations.person_id = rewards.person_id and participations.activity = 499
      join voucher_codes on voucher_codes.id = voucher_code_id
      where participations.reference = ${reply.data?.participation?.reference ?? ''}`
    if (!row) throw new Error(`nothing was claimed: ${JSON.stringify(reply)}`)
    const voucher = async () => (await person.from.post('/api/user/499/voucher', {}, person.as)).json().data.voucher
    return { ...person, ...row, voucher }
  }
}

/** Runs the jobs that are due now. */
export const work = (context: Context) => drain(context, partnerOrderJob)

export const dev = (app: App, payload: object) => app.inject({ method: 'POST', url: '/dev/partners', payload })

/** The state of an order and its reward, and the audit trail of both. */
export const orderState = async ({ db }: Context, { id, reward }: { id: string; reward: string }) => {
  const [row] = await db<{ status: string; attempts: number; reward: string }[]>`
    select partner_orders.status, attempts, rewards.status as reward
    from partner_orders join rewards on rewards.id = reward_id where partner_orders.id = ${id}`
  const trail = await db<{ actor: string; event: string }[]>`
    select actor, event from audit_entries where subject_id in (${id}, ${reward}) order by id`
  return { ...row, trail: trail.map(({ actor, event }) => `${actor} ${event}`) }
}
