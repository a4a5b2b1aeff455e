import { z } from 'zod'
import { accountDirectoryContract, directoryAccount } from '../account-directory/contract.ts'
import { books } from '../books/contract.ts'
import { ordersContract } from '../orders/contract.ts'

/** What is ordered, without its name and the moment. */
const orderTerms = ordersContract.operations.placeOrder.body.omit({ order: true, account: true, confirmedAt: true })

/** A client of the firm's test environment, with everything that the contract test has to know about it. */
const testClient = directoryAccount.extend({
  password: z.string(),
  /** null if the account has none */
  tradingPassword: z.string().nullable(),
  /** the secret of the authenticator in base32; null if the account has none */
  authenticator: z.string().nullable(),
  /** the test may lock it by wrong attempts */
  mayBeLocked: z.boolean(),
  /** what the account has; null if the file does not say */
  books: books.nullable().default(null),
  /** an order that the account may place any number of times, each cancelled, and one that its cash does not suffice for */
  orders: z.strictObject({ placeable: orderTerms, unaffordable: orderTerms }).nullable().default(null),
})
export type TestClient = z.infer<typeof testClient>

/** The clients of a contract test. */
export interface TestClients {
  readonly all: readonly TestClient[]
  /** active, with an authenticator and a trading password */
  readonly complete: TestClient & { readonly tradingPassword: string; readonly authenticator: string }
  /** active, with neither */
  readonly bare: TestClient
  /** undefined: nothing is locked */
  readonly lockable: TestClient | undefined
}

const isComplete = (client: TestClient): client is TestClients['complete'] =>
  client.status === 'active' &&
  client.authenticator !== null &&
  client.tradingPassword !== null &&
  client.mayBeLocked === false

/**
 * Reads the test clients from JSON: an array of accounts as the directory answers them, with their secrets.
 *
 * @throws Error that says what is wrong or which client is absent
 */
export const readTestClients = (json: unknown): TestClients => {
  const all = z.array(testClient).max(50).parse(json)
  const complete = all.find(isComplete)
  const bare = all.find(
    ({ status, authenticator, tradingPassword, mayBeLocked }) =>
      status === 'active' && authenticator === null && tradingPassword === null && !mayBeLocked,
  )
  if (!complete) throw new Error('there is no active client with an authenticator and a trading password')
  if (!bare) throw new Error('there is no active client without an authenticator and without a trading password')
  return { all, complete, bare, lockable: all.find(({ mayBeLocked }) => mayBeLocked) }
}

/** What the directory has to answer about a test client. */
export const expectedAccount = (client: TestClient): z.infer<typeof directoryAccount> => directoryAccount.parse(client)

/** Parses the answer of a search. */
export const accountsIn = (answer: unknown): readonly z.infer<typeof directoryAccount>[] =>
  accountDirectoryContract.operations.searchAccounts.answer.parse(answer).accounts
