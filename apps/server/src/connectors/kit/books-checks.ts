import { randomBytes } from 'node:crypto'
import { booksContract } from '../books/contract.ts'
import { Broken, type Check, expectAnswer, expectSame } from './check.ts'
import type { TestClient } from './clients.ts'
import type { Probe } from './probe.ts'
import { sharedChecks } from './shared-checks.ts'

const { readBooks, readValues } = booksContract.operations

type Given = NonNullable<TestClient['books']>

const read = async (probe: Probe, account: string): Promise<Given | null> =>
  readBooks.answer.parse(expectAnswer(readBooks, await probe.send(readBooks, { account }))).books

/** The order of positions is free. What changed lately is not in the file. */
const inOrder = ({ positions, changes: _, ...money }: Given) => ({
  ...money,
  positions: positions.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
})

/** A day before which no account has values that are read. */
const longAgo = '2000-01-01'
/** The day in Hong Kong, which is eight hours ahead of UTC. */
const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Past values of an account; undefined if the system does not have the operation, which it may leave out. */
const valuesOf = async (probe: Probe, account: string, from: string) => {
  const reply = await probe.send(readValues, { account, from })
  return reply.status === 404 ? undefined : readValues.answer.parse(expectAnswer(readValues, reply)).values
}

/** Checks of past values, which hold for a system without them. */
const valuesChecks: readonly Check[] = [
  {
    says: 'the days of past values are over, in order, each once, and not before the given one',
    holds: async (probe, { all }) => {
      for (const { account } of all) {
        const from = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
        const days = (await valuesOf(probe, account, from))?.map(({ day }) => day) ?? []
        expectSame(days, [...new Set(days)].sort(), `the days of ${account} are not in order, or one is there twice`)
        if (days.some((day) => day < from || day > today())) throw new Broken(`${account} has a day out of the period`)
      }
    },
  },
  {
    says: 'an account that does not exist has no past values',
    holds: async (probe) => {
      const found = await valuesOf(probe, `none-${randomBytes(9).toString('base64url')}`, longAgo)
      expectSame(found ?? null, null, 'an account that does not exist has past values')
    },
  },
  ...sharedChecks(readValues, ({ complete, bare }) => [
    { account: complete.account, from: today() },
    { account: bare.account, from: today() },
  ]).map(
    (check): Check => ({
      ...check,
      holds: async (probe, clients) => {
        if ((await valuesOf(probe, clients.complete.account, today())) === undefined) return
        await check.holds(probe, clients)
      },
    }),
  ),
]

/** The promises of the books. */
export const booksChecks: readonly Check[] = [
  {
    says: 'the books of each test client are those of the file: cash, reserved cash, loan, credit limit and positions',
    holds: async (probe, { all }) => {
      const described = all.flatMap(({ account, books }) => (books ? [{ account, books }] : []))
      if (described.length === 0) throw new Broken('no test client of the file has books')
      for (const { account, books } of described) {
        const found = await read(probe, account)
        if (!found) throw new Broken(`${account} has no books`)
        expectSame(inOrder(found), inOrder(books), `the books of ${account} differ from the file`)
      }
    },
  },
  {
    says: 'each position has a code of its own',
    holds: async (probe, { all }) => {
      for (const { account } of all) {
        const codes = (await read(probe, account))?.positions.map(({ code }) => code) ?? []
        expectSame(new Set(codes).size, codes.length, `the books of ${account} have a code twice`)
      }
    },
  },
  {
    says: 'an account that does not exist has no books',
    holds: async (probe) => {
      const found = await read(probe, `none-${randomBytes(9).toString('base64url')}`)
      expectSame(found, null, 'an account that does not exist has books')
    },
  },
  ...sharedChecks(readBooks, ({ complete, bare }) => [{ account: complete.account }, { account: bare.account }]),
  ...valuesChecks,
]
