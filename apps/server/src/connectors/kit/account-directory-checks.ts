import { accountDirectoryContract } from '../account-directory/contract.ts'
import { Broken, type Check, expectAnswer, expectSame } from './check.ts'
import { accountsIn, expectedAccount, type TestClients } from './clients.ts'
import type { Probe } from './probe.ts'
import { sharedChecks } from './shared-checks.ts'

const { searchAccounts } = accountDirectoryContract.operations

const search = async (probe: Probe, body: object) =>
  accountsIn(expectAnswer(searchAccounts, await probe.send(searchAccounts, body)))

/** The numbers on record of the test clients. */
const mobilesOf = ({ all }: TestClients) => [...new Set(all.map(({ mobile }) => mobile))]

/** The promises of the account directory. */
export const accountDirectoryChecks: readonly Check[] = [
  {
    says: 'each test client is found by its client number, with every fact',
    holds: async (probe, { all }) => {
      for (const client of all) {
        const found = await search(probe, { clientNo: client.clientNo })
        expectSame(found, [expectedAccount(client)], `the account ${client.account} is absent or has other facts`)
      }
    },
  },
  {
    says: 'the accounts under a number on record are those that their client numbers find, the oldest first',
    holds: async (probe, clients) => {
      for (const mobile of mobilesOf(clients)) {
        const under = clients.all.filter((client) => client.mobile === mobile).map(expectedAccount)
        const own = new Set(under.map(({ account }) => account))
        const found = (await search(probe, { mobile })).filter(({ account }) => own.has(account))
        expectSame(found, under, `the accounts ${[...own].join(', ')} are absent, differ or are in another order`)
      }
    },
  },
  {
    says: 'an account has the same reference each time',
    holds: async (probe, { complete: { clientNo } }) => {
      const once = await search(probe, { clientNo })
      expectSame(await search(probe, { clientNo }), once, 'the same search found something else')
    },
  },
  {
    says: 'a number and a client number without an account get an empty list',
    holds: async (probe, { all }) => {
      const given = new Set(all.map(({ clientNo }) => clientNo))
      // a test environment need not reserve a number: of these three at least one is free
      const free = ['00000000', '99999999', '00000001'].filter((clientNo) => !given.has(clientNo))
      const counts = await Promise.all(free.map(async (clientNo) => (await search(probe, { clientNo })).length))
      if (!counts.includes(0)) throw new Broken('no client number is without an account')
      expectSame(await search(probe, { mobile: '+999000000000000' }), [], 'an unassigned number has accounts')
    },
  },
  ...sharedChecks(searchAccounts, ({ complete: { clientNo, mobile } }) => [{ clientNo }, { mobile }]),
]
