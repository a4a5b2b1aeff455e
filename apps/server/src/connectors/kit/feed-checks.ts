import type { z } from 'zod'
import type { Operation } from '../wire/contract.ts'
import { cursorUnknown, type feedPage } from '../wire/feed.ts'
import { Broken, type Check, expectAnswer, expectRefused, expectSame } from './check.ts'
import type { TestClients } from './clients.ts'
import type { Probe } from './probe.ts'

type Item = Readonly<Record<string, unknown>>
type Page = Omit<z.output<ReturnType<typeof feedPage>>, 'items'> & { readonly items: readonly Item[] }

/** An operation that answers pages, and the rest of a body of it. */
export interface TestedFeed {
  readonly operation: Operation
  readonly rest: (clients: TestClients) => object
  /** the largest page */
  readonly most: number
}

/** Pages that a test reads at most: a test environment has few items. */
const longest = 500

/** Requests a page. */
const ask = async (probe: Probe, { operation }: TestedFeed, body: object): Promise<Page> =>
  expectAnswer(operation, await probe.send(operation, body)) as unknown as Page

/** Reads every item of a feed, page after page. */
export const readAll = async (
  probe: Probe,
  clients: TestClients,
  feed: TestedFeed,
  limit = feed.most,
): Promise<readonly Item[]> => {
  const items: Item[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < longest; pages++) {
    const page: Page = await ask(probe, feed, { ...feed.rest(clients), cursor, limit })
    if (page.items.length > limit) throw new Broken('a page has more items than were requested')
    items.push(...page.items)
    if (!page.hasMore) return items
    if (page.next === cursor) throw new Broken('there are more items, but the place does not move on')
    cursor = page.next
  }
  throw new Broken(`there are more than ${longest} pages; give the test a smaller environment`)
}

/** The promises of every feed. The test environment has at least three items in it. */
export const feedChecks = (feed: TestedFeed): readonly Check[] => {
  const named = (says: string, holds: Check['holds']): Check => ({ says: `${feed.operation.path}: ${says}`, holds })
  const bodyOf = (clients: TestClients, cursor: string | null, limit: number) => ({
    ...feed.rest(clients),
    cursor,
    limit,
  })
  return [
    named('small pages have the same items in the same order as large ones', async (probe, clients) => {
      const all = await readAll(probe, clients, feed)
      if (all.length < 3) throw new Broken(`the test environment has only ${all.length} of at least three items`)
      expectSame(await readAll(probe, clients, feed, 1), all, 'pages of one item miss, repeat or move an item')
    }),
    named('a second request with a cursor gets the same items', async (probe, clients) => {
      const { next } = await ask(probe, feed, bodyOf(clients, null, 1))
      const { items } = await ask(probe, feed, bodyOf(clients, next, 1))
      const again = await ask(probe, feed, bodyOf(clients, next, 1))
      expectSame(again.items, items, 'the second answer has other items')
    }),
    named('at the end there are no items, and the cursor remains usable', async (probe, clients) => {
      let cursor: string | null = null
      for (let pages = 0, hasMore = true; hasMore && pages < longest; pages++) {
        const page: Page = await ask(probe, feed, bodyOf(clients, cursor, feed.most))
        hasMore = page.hasMore
        cursor = page.next
      }
      const end = await ask(probe, feed, bodyOf(clients, cursor, feed.most))
      const after = await ask(probe, feed, bodyOf(clients, end.next, feed.most))
      expectSame([end.items, after.items], [[], []], 'there are items after the last one')
    }),
    named('a cursor that the system never gave is refused', async (probe, clients) => {
      const reply = await probe.send(feed.operation, bodyOf(clients, 'no-such-place', 1))
      expectRefused(reply, 409, cursorUnknown)
    }),
  ]
}
