import type { Context } from '../../context.ts'
import { clientAccountRows, clientNoHashes } from '../accounts/public.ts'

const yuan = 100
const asOf = '2026-10-31'

/**
 * Transfers of the demo clients, by client number. The first uses a bank and a broker, the third has used its whole
 * quota.
 */
const moved = [
  { clientNo: '88001001', direction: 'northbound', channel: 'bank', remitted: 1_120_000, returned: 260_000 },
  { clientNo: '88001001', direction: 'northbound', channel: 'broker', remitted: 450_000, returned: 0 },
  { clientNo: '88002001', direction: 'southbound', channel: 'broker', remitted: 3_400_000, returned: 400_000 },
] as const

/** Quotas of the demo clients, as institutions reported them; existing reports stay. */
export const seedWealthQuotas = async ({ db, secrets }: Context): Promise<void> => {
  for (const { clientNo, direction, channel, remitted, returned } of moved)
    await db`
      insert into wealth_quotas (account_id, direction, channel, remitted, returned, as_of)
      select id, ${direction}, ${channel}, ${remitted * yuan}, ${returned * yuan}, ${asOf}
      from ${clientAccountRows(db)} account where client_no_hash in ${db(clientNoHashes(secrets, clientNo))}
      on conflict do nothing`
}
