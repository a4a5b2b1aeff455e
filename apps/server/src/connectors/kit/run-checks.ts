import { accountDirectoryChecks } from './account-directory-checks.ts'
import { backOfficeChecks } from './back-office-checks.ts'
import { booksChecks } from './books-checks.ts'
import type { Check } from './check.ts'
import type { TestClients } from './clients.ts'
import { credentialsChecks } from './credentials-checks.ts'
import { listsChecks } from './lists-checks.ts'
import { marketDataChecks } from './market-data-checks.ts'
import { ordersChecks } from './orders-checks.ts'
import type { Probe } from './probe.ts'
import { smsChecks } from './sms-checks.ts'

/** The promises of each system, by its name. */
export const checksOf: Readonly<Record<string, readonly Check[]>> = {
  'account-directory': accountDirectoryChecks,
  credentials: credentialsChecks,
  sms: smsChecks,
  books: booksChecks,
  orders: ordersChecks,
  'back-office': backOfficeChecks,
  lists: listsChecks,
  'market-data': marketDataChecks,
}

/** What became of a promise. */
export interface Found {
  readonly says: string
  /** undefined: the promise holds */
  readonly broken: string | undefined
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}

/** Checks the promises one after the other. A promise that cannot be checked, because there is no answer, is broken. */
export const runChecks = async (
  checks: readonly Check[],
  probe: Probe,
  clients: TestClients,
  onFound: (found: Found) => void = () => undefined,
): Promise<readonly Found[]> => {
  const all: Found[] = []
  for (const { says, holds } of checks) {
    const broken = await holds(probe, clients).then(() => undefined, reasonOf)
    const found = { says, broken }
    all.push(found)
    onFound(found)
  }
  return all
}
