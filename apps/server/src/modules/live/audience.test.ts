import { expect, test } from 'vitest'
import { createPollers, mostPollersOfNetwork } from './audience.ts'

const session = 'studio'
const life = 30_000

test('one network adds a thousand polling pages to the viewers of a session, and another network adds its own', () => {
  const pollers = createPollers()
  const addMany = (network: string, count: number, now: number) => {
    for (let nth = 0; nth < count; nth++) pollers.add(session, { id: `${network} ${nth}`, network }, now)
  }
  addMany('198.51.100.1', mostPollersOfNetwork + 5, 0)
  expect(pollers.count(session, 0)).toBe(mostPollersOfNetwork)
  addMany('198.51.100.2', 3, 0)
  expect(pollers.count(session, 0)).toBe(mostPollersOfNetwork + 3)
  // the same pages again, later, and pages that open a stream
  addMany('198.51.100.1', 2, 1_000)
  pollers.remove(session, '198.51.100.1 5')
  expect(pollers.count(session, 1_000)).toBe(mostPollersOfNetwork + 2)
  addMany('198.51.100.1', mostPollersOfNetwork, life)
  expect(pollers.count(session, life)).toBe(mostPollersOfNetwork)
})
