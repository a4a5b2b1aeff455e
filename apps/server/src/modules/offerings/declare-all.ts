import type { Sql, TransactionSql } from 'postgres'
import { StartError } from '../../config/start-error.ts'
import { isPublished } from '../activities/public.ts'
import { instruments } from '../market/public.ts'
import { closuresWith, readCalendar } from '../trading-calendar/public.ts'
import { faultsOf } from './declaration-faults.ts'
import type { DeclaredInFile } from './declaration-file.ts'
import { type Declared, type Declaring, declareIn } from './declare.ts'

/** All faults of the offerings in a file; none of them was declared. */
export class DeclarationsRefused extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('; '))
    this.faults = faults
  }
}

/** Whether the stored offering with this code equals the declared one exactly. Undefined if there is none. */
const isTheSame = async (tx: TransactionSql, declared: DeclaredInFile): Promise<boolean | undefined> => {
  const { code, activity, maxLots, lotsOnOffer, dates, allottedBy } = declared
  const { entropyCodes, ...facts } = declared.facts
  const [row] = await tx<{ same: boolean }[]>`
    select (activity, max_lots, lots_on_offer, allotted_by_firm, entropy_codes, facts) = (${activity}::int,
        ${maxLots}::int, ${lotsOnOffer}::int, ${allottedBy === 'firm'}::boolean, ${entropyCodes}::text[], ${tx.json(facts)}::jsonb)
      and (opens_at, cut_off_at, closes_at, allotment_at, refund_at, listed_at) = (${new Date(dates.opens)}::timestamptz,
        ${new Date(dates.cutOff)}::timestamptz, ${new Date(dates.closes)}::timestamptz,
        ${new Date(dates.allotment)}::timestamptz, ${new Date(dates.refund)}::timestamptz,
        ${new Date(dates.listed)}::timestamptz)
      and demand = '[]' and follows_calendar and not unlisted as same
    from offerings where code = ${code}`
  return row?.same
}

/** Conflicts of an offering with the existing data. */
const conflictsOf = async (tx: TransactionSql, { code, activity, facts }: DeclaredInFile): Promise<string[]> => {
  const faults: string[] = []
  if (!(await isPublished(tx, activity))) faults.push(`activity: ${activity} was never published here`)
  const [sameStockCode] = await tx<{ code: string }[]>`
    select code from offerings where facts ->> 'stockCode' = ${facts.stockCode} and code <> ${code} and not unlisted`
  // allotted lots are held under this code
  if (sameStockCode) faults.push(`facts.stockCode: is that of ${sameStockCode.code}`)
  else if (instruments.has(facts.stockCode)) faults.push('facts.stockCode: is traded already')
  return faults
}

export interface DeclaredNow {
  readonly code: string
  readonly isNew: boolean
  /** the published hash of the promise */
  readonly commitment: string
}

/**
 * Compares the offerings of a file with the existing data.
 *
 * @param now milliseconds of the business clock
 * @returns the codes that are declared already, exactly so, and every fault
 */
export const examine = async (
  tx: TransactionSql,
  offerings: readonly DeclaredInFile[],
  now: number,
): Promise<{ readonly known: ReadonlySet<string>; readonly faults: readonly string[] }> => {
  const published = closuresWith(await readCalendar(tx), [])
  const faults: string[] = []
  const known = new Set<string>()
  const seen = new Set<string>()
  for (const declared of offerings) {
    const { code, facts } = declared
    const found: string[] = []
    for (const name of [code, facts.stockCode]) if (seen.has(name)) found.push(`${name} is twice in the file`)
    seen.add(code).add(facts.stockCode)
    const same = await isTheSame(tx, declared)
    if (same) known.add(code)
    else if (same === false) found.push('is declared already, and what was promised does not change')
    else found.push(...faultsOf(published, declared, now), ...(await conflictsOf(tx, declared)))
    faults.push(...found.map((fault) => `${code}: ${fault}`))
  }
  return { known, faults }
}

/**
 * Declares all offerings or none. An identical offering stays as it is; existing ones are never changed.
 *
 * @throws DeclarationsRefused with every fault
 */
export const declareAll = (context: Declaring, db: Sql, offerings: readonly DeclaredInFile[]): Promise<DeclaredNow[]> =>
  db.begin(async (tx) => {
    const { known, faults } = await examine(tx, offerings, context.clocks.business())
    if (faults.length > 0) throw new DeclarationsRefused(faults)
    for (const declared of offerings) {
      if (known.has(declared.code)) continue
      const alone: Pick<Declared, 'followsCalendar' | 'unlisted' | 'demand'> = {
        followsCalendar: true,
        unlisted: false,
        demand: [],
      }
      if (!(await declareIn(context, tx, { ...declared, ...alone })))
        throw new StartError(`${declared.code} was declared by another process at the same time. Try again.`)
    }
    const codes = offerings.map(({ code }) => code)
    const rows = await tx<{ code: string; commitment: string }[]>`
      select code, commitment from offerings where code = any (${codes})`
    const commitments = new Map(rows.map(({ code, commitment }) => [code, commitment]))
    return codes.map((code) => ({ code, isNew: !known.has(code), commitment: commitments.get(code) ?? '' }))
  })
