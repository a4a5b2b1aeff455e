import { randomBytes } from 'node:crypto'
import { booksContract } from '../books/contract.ts'
import { Broken, type Check, expectAnswer, expectSame } from './check.ts'
import type { TestClient } from './clients.ts'
import type { Probe } from './probe.ts'
import { sharedChecks } from './shared-checks.ts'

const { readBooks } = booksContract.operations

type Given = NonNullable<TestClient['books']>

const read = async (probe: Probe, account: string): Promise<Given | null> =>
  readBooks.answer.parse(expectAnswer(readBooks, await probe.send(readBooks, { account }))).books

/** The order of positions is free. */
const inOrder = ({ positions, ...money }: Given) => ({
  ...money,
  positions: positions.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
})

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
]
