import type { SmsState } from '@foyer/api/staff/systems'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { budgetDay, budgetOf, setLimit } from './budget.ts'
import { countDeliveries } from './deliveries.ts'
import { gatewaysOff } from './gateways-off.ts'

/** Budget, gateways and deliveries as staff see them. */
export const smsStateOf = async ({ db, clocks, connectors }: Context): Promise<SmsState> => {
  const now = clocks.wall()
  const [{ limit, spent, verified }, off, routes] = await Promise.all([
    budgetOf(db, now),
    db<{ gateway: string; since: number }[]>`select gateway, ${ms(db, 'since')} as since from sms_gateways_off`,
    countDeliveries(db, now),
  ])
  const regionsOf = (gateway: string) =>
    routes
      .filter(({ route }) => route.slice(0, route.lastIndexOf(' ')) === gateway)
      .map(({ route, ...counts }) => ({ region: route.slice(route.lastIndexOf(' ') + 1), ...counts }))
  const gateways = connectors.sms.map(({ name }) => ({
    name,
    offSince: off.find(({ gateway }) => gateway === name)?.since ?? null,
    regions: regionsOf(name),
  }))
  return { day: budgetDay(now), limit, spent, verified, gateways }
}

interface By {
  readonly actor: StaffActor
  readonly reason: string
}

/** Changes the budget of today. Later days have the operator's limit. */
export const changeLimit = ({ db, clocks }: Context, limit: number, { actor, reason }: By): Promise<void> =>
  db.begin(async (tx) => {
    const wall = clocks.wall()
    const day = budgetDay(wall)
    await budgetOf(tx, wall)
    const [before] = await tx<[{ limit: number }]>`
      select daily_limit as limit from sms_budget where day = ${day}::date for update`
    await setLimit(tx, wall, limit)
    await audit(tx, {
      ...{ actor, subject: 'sms_budget', subjectId: day, event: 'limit', wall, reason },
      change: { before: { limit: before.limit }, after: { limit } },
    })
  })

/**
 * Switches a gateway off or on for new messages. A message that it may have received already is retried by it alone.
 *
 * @throws Refused `not_found` for an unknown gateway; `invalid_request` for the last one that is on
 */
export const switchGateway = (
  { db, clocks, connectors }: Context,
  { gateway, on }: { readonly gateway: string; readonly on: boolean },
  { actor, reason }: By,
): Promise<void> =>
  db.begin(async (tx) => {
    const names = connectors.sms.map(({ name }) => name)
    if (!names.includes(gateway)) throw new Refused('not_found', 'there is no such gateway')
    // of two acts at the same time the second one sees the first
    await tx`select pg_advisory_xact_lock(hashtext('sms_gateways_off'), 0)`
    const off = await gatewaysOff(tx)
    if (!on && names.every((name) => name === gateway || off.has(name)))
      throw new Refused('invalid_request', 'no gateway would be left', { path: '/on' })
    const wall = clocks.wall()
    if (on) await tx`delete from sms_gateways_off where gateway = ${gateway}`
    else
      await tx`
        insert into sms_gateways_off (gateway, since) values (${gateway}, ${new Date(wall)}) on conflict do nothing`
    await audit(tx, {
      ...{
        actor,
        subject: 'sms_gateways_off',
        subjectId: gateway,
        event: on ? 'switch_on' : 'switch_off',
        wall,
        reason,
      },
      change: { before: { on: !off.has(gateway) }, after: { on } },
    })
  })
