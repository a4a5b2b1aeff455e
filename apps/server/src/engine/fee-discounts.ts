import type { ISql } from 'postgres'
import { audit } from './audit.ts'

/** A discount on an account's fees. Times are of the business clock. */
interface NewDiscount {
  readonly activity: number
  readonly accountId: number | null
  /** by which the client names it */
  readonly code: string
  /** its terms, which later changes of the rule do not affect */
  readonly facts: object
  readonly at: number
  readonly validUntil: number
}

/**
 * Grants an account a discount of an activity, once. A discount is no reward: it is not claimed, and no ledger counts
 * it. Call it within the transaction of the join. It fails without an account.
 *
 * @param wall wall clock, for the audit trail
 */
export const grantDiscount = async (
  tx: ISql,
  { activity, accountId, code, facts, at, validUntil }: NewDiscount,
  wall: number,
): Promise<void> => {
  const [row] = await tx<{ id: string }[]>`
    insert into fee_discounts (activity, account_id, code, facts, claimed_at, valid_until)
    values (${activity}, ${accountId}, ${code}, ${tx.json(JSON.parse(JSON.stringify(facts)))}, ${new Date(at)},
      ${new Date(validUntil)})
    returning id`
  await audit(tx, { actor: 'person', subject: 'fee_discounts', subjectId: String(row?.id), event: 'claim', wall })
}

/** A discount as stored, with its terms. Times are of the business clock. */
export interface FeeDiscount<Facts> {
  readonly code: string
  /** of the account's own participation */
  readonly reference: string
  readonly facts: Facts
  readonly claimedAt: number
  readonly validUntil: number
}

/**
 * An account's discount of an activity; undefined if it has none. Another person may have joined with this account, and
 * its own person with another one.
 */
export const discountOf = async <Facts>(
  db: ISql,
  activity: number,
  accountId: number,
): Promise<FeeDiscount<Facts> | undefined> => {
  const [row] = await db<
    (Pick<FeeDiscount<Facts>, 'code' | 'reference' | 'facts'> & { claimed_at: Date; valid_until: Date })[]
  >`
    select code, reference, facts, claimed_at, valid_until
    from fee_discounts join participations using (activity, account_id)
    where activity = ${activity} and account_id = ${accountId} and stage = ''`
  if (!row) return undefined
  const { claimed_at, valid_until, ...discount } = row
  return { ...discount, claimedAt: claimed_at.getTime(), validUntil: valid_until.getTime() }
}
