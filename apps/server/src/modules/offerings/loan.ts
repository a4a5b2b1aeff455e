import type { ISql } from 'postgres'
import { type CashMove, payBlocked, payIn } from '../../engine/cash.ts'
import { drawLoan, repayLoan } from '../../engine/margin-loan.ts'

const house = (activity: number) => ({ unit: 'HKD', kind: 'loans', activity }) as const

/** Lends for an application: cash of the client's that they owe, from then on until it is taken back. */
export const lend = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  await payIn(tx, house(activity), 'loan', moved)
  await drawLoan(tx, moved)
}

/** Takes a loan back, or a part of it, out of what was kept aside. What is not taken back stays owed, as any margin loan. */
export const takeBack = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  await payBlocked(tx, house(activity), 'loan_return', moved)
  await repayLoan(tx, moved)
}
