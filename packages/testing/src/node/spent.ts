import { appendFileSync } from 'node:fs'

/** What tests spend time on beside what they test. */
export type Expense = 'cloning databases' | 'opening pages' | 'opening screens' | 'signing in'

const file = process.env.FOYER_TEST_EXPENSES

/** Does the work, and notes how long it took where `npm run test:times` wants to know. */
export const spendingOn = async <T>(what: Expense, work: () => Promise<T>): Promise<T> => {
  if (!file) return work()
  const start = performance.now()
  try {
    return await work()
  } finally {
    noteExpense(what, performance.now() - start)
  }
}

/** Notes milliseconds that were spent. */
export const noteExpense = (what: Expense, ms: number): void => {
  if (file) appendFileSync(file, `${JSON.stringify({ what, ms })}\n`)
}
