import type { ISql } from 'postgres'
import { addNotice } from '../../engine/notices/add-notice.ts'
import type { Origin } from './origin.ts'
import type { Registration } from './registrations.ts'

/**
 * Notifies a person of a registration on a device whose key none of their other registrations has, ended ones included
 * until they are pruned. The first registration of a person is not reported. Call it in the transaction that opened the
 * registration.
 *
 * @param wall wall clock
 */
export const notifyNewDevice = async (
  tx: ISql,
  { id, person }: Registration,
  { deviceKey, system, browser, country }: Pick<Origin, 'deviceKey' | 'system' | 'browser' | 'country'>,
  wall: number,
): Promise<void> => {
  const [others] = await tx<[{ many: number; onDevice: number }]>`
    select count(*)::int as many, (count(*) filter (where device_key = ${deviceKey}::bytea))::int as "onDevice"
    from registrations where person_id = ${person.id} and id <> ${id}`
  if (others.many === 0 || others.onDevice > 0) return
  const facts = { system, browser, country, at: wall }
  await addNotice(tx, { personId: person.id, kind: 'new_sign_in', key: `registration ${id}`, facts, wall })
}
