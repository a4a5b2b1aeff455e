import type { Fragment, ISql } from 'postgres'

/**
 * Locks the rewards of an account from one activity until the transaction ends, before any of them is revoked. A
 * revocation locks the account's ledger balances, and a claim or credit locks its reward before those, so this order
 * avoids a deadlock.
 */
export const lockRewardsOfAccount = async (tx: ISql, activity: number, accountId: number): Promise<void> => {
  await tx`
    select from rewards where activity = ${activity} and account_id = ${accountId} order by id for no key update`
}

/**
 * Locks some of a person's rewards until the transaction ends.
 *
 * @param condition on the columns of `rewardRows`, with the name `reward`
 * @returns the ids of the rewards that meet the condition
 */
export const lockRewardsOfPerson = async (tx: ISql, personId: number, condition: Fragment): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select id from rewards reward where person_id = ${personId} and ${condition} for no key update`
  return rows.map(({ id }) => id)
}
