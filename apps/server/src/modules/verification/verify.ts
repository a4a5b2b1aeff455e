import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { auditChainChecks } from './audit-chain-checks.ts'
import { cashbackChecks } from './cashback-checks.ts'
import { causeChecks } from './cause-checks.ts'
import type { AnyCheck, Books } from './check.ts'
import { codeChecks } from './code-checks.ts'
import { conversionChecks } from './conversion-checks.ts'
import { drawChecks } from './draw-checks.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { offeringChecks } from './offering-checks.ts'
import { pointsChecks } from './points-checks.ts'
import { rewardChecks } from './reward-checks.ts'
import { stockChecks } from './stock-checks.ts'
import { trailChecks } from './trail-checks.ts'

/** All conditions that always hold for what is granted and for what pays for it. */
export const checks: readonly AnyCheck[] = [
  ...ledgerChecks,
  ...stockChecks,
  ...codeChecks,
  ...rewardChecks,
  ...conversionChecks,
  ...offeringChecks,
  ...trailChecks,
  ...causeChecks,
  ...drawChecks,
  ...pointsChecks,
  ...cashbackChecks,
  ...auditChainChecks,
]

/** A violated condition, with the check that found it. */
export interface Difference {
  readonly check: string
  readonly found: string
}

/** The parts of the context that a verification needs. */
type Verifying = Pick<Context, 'secrets' | 'clocks' | 'environment'>

const booksOf = ({ secrets, clocks, environment }: Verifying): Books => ({
  secrets,
  isSandbox: environment.FOYER_MODE === 'sandbox',
  at: clocks.business(),
  wall: clocks.wall(),
})

const foundBy = async (db: ISql, check: AnyCheck, books: Books): Promise<readonly string[]> => {
  if ('compute' in check) return check.compute(db, books)
  const rows = await db<{ found: string }[]>`
    select found from (${check.find(db, books)}) differences order by found`
  return rows.map(({ found }) => found)
}

/** All differences. */
export const differencesIn = async (db: ISql, context: Verifying): Promise<Difference[]> => {
  const books = booksOf(context)
  const differences: Difference[] = []
  for (const check of checks)
    for (const found of await foundBy(db, check, books)) differences.push({ check: check.name, found })
  return differences
}

/** The numbers of verified rows. */
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

/** Verifies everything in one snapshot. It runs concurrently with all other work and blocks none. */
export const verify = (context: Verifying & Pick<Context, 'db'>): Promise<Verification> =>
  context.db.begin('isolation level repeatable read read only', async (tx) => {
    // the checks read whole tables; the job has a time limit of its own
    await tx`set local statement_timeout = 0`
    return { figures: await figuresOf(tx), differences: await differencesIn(tx, context) }
  })
