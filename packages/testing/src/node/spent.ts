import { appendFileSync } from 'node:fs'

/** The parts of the tests' time that are not the tests themselves. */
export type Expense = 'cloning databases' | 'opening pages' | 'opening screens' | 'signing in'

const file = process.env.FOYER_TEST_EXPENSES

/** Runs the work, and records its duration if `npm run test:times` needs it. */
export const spendingOn = async <T>(what: Expense, work: () => Promise<T>): Promise<T> => {
  if (!file) return work()
  const start = performance.now()
  try {
    return await work()
  } finally {
    noteExpense(what, performance.now() - start)
  }
}

/** Records a duration in milliseconds. */
export const noteExpense = (what: Expense, ms: number): void => {
  if (file) appendFileSync(file, `${JSON.stringify({ what, ms })}\n`)
}
