import { setTimeout as wait } from 'node:timers/promises'
import { attendOfferings } from '../../apps/server/src/modules/offerings/attend.ts'
import { healPartners } from './partners.ts'
import type { System } from './system.ts'
import { untilReady } from './until-ready.ts'

/** Ends every fault, whatever the schedule healed before, and waits until everything answers. */
export const healAll = async (system: System): Promise<void> => {
  const { database, disk, office, servers, worker, toDatabase, toServers } = system
  disk?.empty()
  for (const link of [...toDatabase, ...toServers]) link.set({ kind: 'pass' })
  for (const server of [...servers, worker]) server.jump(0)
  await office.heal()
  await database.setReadOnly(false)
  for (const server of [...servers, worker]) await untilReady(server)
  await healPartners(system)
}

/** Milliseconds after which a server no longer tries what it began, so that a job may find out about it. */
const nextMinute = 60_000
/** Milliseconds within which all that was begun is settled: a failed job may pause for five minutes (`retryDelayMax`). */
const longest = 360_000

/** Rows that a job still has to settle. */
const openMatters = (system: System) =>
  system.database.untilDone(async (db) => {
    const [row] = await db<[{ orders: number; vouchers: number }]>`
      select (select count(*)::int from offering_applications where status in ('placing', 'cancelling')) as orders,
        (select count(*)::int from partner_orders where status = 'queued') as vouchers`
    return row
  })

/**
 * Waits until no order is unknown and no voucher waits for its partner. The job that finds out about orders runs as it
 * would in the next minute; the worker delivers the partners' orders.
 *
 * @returns what is still open after six minutes
 */
export const settle = async (system: System): Promise<readonly string[]> => {
  const begun = performance.now()
  for (let last: unknown; ; ) {
    await system.withContext(async (context) => {
      const { wall, business } = context.clocks
      const clocks = { business, wall: () => wall() + nextMinute }
      // a circuit breaker of this process may still be open
      await attendOfferings({ ...context, clocks }).catch((error: unknown) => {
        last = error
      })
    })
    const { orders, vouchers } = await openMatters(system)
    if (orders + vouchers === 0) return []
    if (performance.now() - begun > longest)
      return [`${orders} orders and ${vouchers} vouchers are not settled; the last failure: ${last ?? 'none'}`]
    await wait(250)
  }
}
