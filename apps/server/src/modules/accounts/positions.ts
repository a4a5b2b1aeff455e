import type { ISql } from 'postgres'

/** What an allotment adds to the position of an account. */
interface Allotted {
  readonly accountId: number
  /** of the instrument */
  readonly code: string
  readonly quantity: number
  /** cents, without fees */
  readonly cost: number
}

/** Adds an allotted quantity to the position of an account. The caller holds the lock of the account. */
export const addToPosition = async (tx: ISql, { accountId, code, quantity, cost }: Allotted): Promise<void> => {
  const row = { account_id: accountId, code, quantity, cost, allotted: quantity }
  await tx`
    insert into positions ${tx(row)} on conflict (account_id, code) do update set
      quantity = positions.quantity + excluded.quantity, cost = positions.cost + excluded.cost,
      allotted = positions.allotted + excluded.allotted`
}
