import { wallClock } from '../../clocks.ts'
import { entriesAtOnce, listsContract } from '../lists/contract.ts'
import { Broken, type Check, expectAnswer, expectRefused, expectSame } from './check.ts'
import type { Probe } from './probe.ts'
import { sharedChecks } from './shared-checks.ts'

const { readList, listEntries } = listsContract.operations

const newest = async (probe: Probe) => readList.answer.parse((await checked(probe)).json)

const checked = async (probe: Probe) => {
  const reply = await probe.send(readList, { known: null })
  expectAnswer(readList, reply)
  return reply
}

/** Every entry of a version, page after page. */
const entriesOf = async (probe: Probe, version: string, limit: number): Promise<readonly unknown[]> => {
  const entries: unknown[] = []
  let cursor: string | null = null
  for (;;) {
    const reply = await probe.send(listEntries, { version, cursor, limit })
    expectAnswer(listEntries, reply)
    const page = listEntries.answer.parse(reply.json)
    entries.push(...page.items)
    if (!page.hasMore) return entries
    if (page.next === cursor) throw new Broken('there are more entries, but the place does not move on')
    cursor = page.next
  }
}

/** The promises of the lists. The test environment has a version with at least three entries. */
export const listsChecks: readonly Check[] = [
  {
    says: 'the list is valid now or later, and expires after that and not within a minute',
    holds: async (probe) => {
      const { validFrom, expiresAt } = await newest(probe)
      if (expiresAt <= validFrom) throw new Broken('the list expires before it is valid')
      if (expiresAt < wallClock() + 60_000) throw new Broken('the list has expired, or will within a minute')
    },
  },
  {
    says: 'the same content has the same version',
    holds: async (probe) => {
      const { version, validFrom, rules } = await newest(probe)
      const again = await newest(probe)
      if (again.version === version)
        return expectSame([again.validFrom, again.rules], [validFrom, rules], 'one version has two contents')
      const [first, second] = [JSON.stringify(rules), JSON.stringify(again.rules)]
      if (first === second) throw new Broken('the same content has two versions')
    },
  },
  {
    says: 'small pages have the same entries as large ones, each once',
    holds: async (probe) => {
      const { version } = await newest(probe)
      const all = await entriesOf(probe, version, entriesAtOnce)
      if (all.length < 3) throw new Broken(`the test environment has only ${all.length} of at least three entries`)
      expectSame(await entriesOf(probe, version, 1), all, 'pages of one entry miss, repeat or move an entry')
      if (new Set(all.map((entry) => JSON.stringify(entry))).size < all.length) throw new Broken('an entry is twice')
    },
  },
  {
    says: 'a version that the system never gave is refused',
    holds: async (probe) => {
      const body = { version: 'no-such-version', cursor: null, limit: 1 }
      expectRefused(await probe.send(listEntries, body), 409, 'version_unknown')
    },
  },
  {
    says: 'a cursor that the system never gave is refused',
    holds: async (probe) => {
      const { version } = await newest(probe)
      const body = { version, cursor: 'no-such-place', limit: 1 }
      expectRefused(await probe.send(listEntries, body), 409, 'cursor_unknown')
    },
  },
  ...sharedChecks(readList, () => [{ known: null }, { known: 'another' }]),
  ...sharedChecks(listEntries, async (_, probe) => {
    const { version } = await newest(probe)
    return [
      { version, cursor: null, limit: 1 },
      { version, cursor: null, limit: 2 },
    ]
  }),
]
