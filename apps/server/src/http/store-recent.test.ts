import { expect, test } from 'vitest'
import { storeRecent } from './store-recent.ts'

test('an entry that is stored again remains, and the entry that was not used for the longest time is deleted', () => {
  const entries = new Map<string, number>()
  for (const key of ['a', 'b', 'a', 'c']) storeRecent(entries, key, 1, 2)
  expect([...entries.keys()]).toEqual(['a', 'c'])
})
