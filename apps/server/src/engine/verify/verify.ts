import type { ISql, Sql } from 'postgres'
import { auditChainChecks } from './audit-chain-checks.ts'
import type { Check } from './check.ts'
import { codeChecks } from './code-checks.ts'
import { conversionChecks } from './conversion-checks.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { offeringChecks } from './offering-checks.ts'
import { rewardChecks } from './reward-checks.ts'
import { stockChecks } from './stock-checks.ts'
import { trailChecks } from './trail-checks.ts'

/** Everything that always holds of what is granted and what pays for it. */
export const checks: readonly Check[] = [
  ...ledgerChecks,
  ...stockChecks,
  ...codeChecks,
  ...rewardChecks,
  ...conversionChecks,
  ...offeringChecks,
  ...trailChecks,
  ...auditChainChecks,
]

/** Something that does not hold, by the check that found it. */
export interface Difference {
  readonly check: string
  readonly found: string
}

/** All differences there are. */
export const differencesIn = async (db: ISql): Promise<Difference[]> => {
  const differences: Difference[] = []
  for (const { name, find } of checks)
    for (const { found } of await db<{ found: string }[]>`select found from (${find(db)}) differences order by found`)
      differences.push({ check: name, found })
  return differences
}

/** How much was looked at. */
const figuresOf = async (db: ISql): Promise<Readonly<Record<string, number>>> => {
  const [figures] = await db<[Record<string, number>]>`
    select (select count(*) from ledger_accounts) as accounts,
      (select count(*) from ledger_transfers) as transfers,
      (select count(*) from ledger_postings) as postings,
      (select count(*) from activity_stock) as stocks,
      (select coalesce(sum(total - remaining), 0)::bigint from activity_stock) as "given out of stock",
      (select count(*) from participations) as participations,
      (select count(*) from rewards) as rewards,
      (select count(*) from conversions) as conversions,
      (select count(*) from draw_records) as draws,
      (select count(*) from offering_applications) as applications,
      (select count(*) from voucher_codes) as codes,
      (select count(*) from voucher_codes where granted_at is not null) as "codes granted",
      (select count(*) from audit_entries) as "audit entries"`
  return { ...figures }
}

export interface Verification {
  readonly figures: Readonly<Record<string, number>>
  readonly differences: readonly Difference[]
}

/** Looks at everything as it was at one moment, beside whatever goes on; nobody waits for it. */
export const verify = (db: Sql): Promise<Verification> =>
  db.begin('isolation level repeatable read read only', async (tx) => {
    // whole tables are read; the job has a limit of its own
    await tx`set local statement_timeout = 0`
    return { figures: await figuresOf(tx), differences: await differencesIn(tx) }
  })
