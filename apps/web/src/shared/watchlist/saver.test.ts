import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/api/watchlist'
import { expect, test } from 'vitest'
import { WatchlistSaver } from './saver.ts'

const listOf = (codes: string[]) => ({ codes, groups: [{ name: 'G', codes: codes.slice(0, 1) }] })

/** A saver whose calls the test answers one by one. */
const open = () => {
  const calls: {
    request: WatchlistKeepRequest
    answer: (reply: WatchlistKeepReply) => void
    fail: (why?: string) => void
  }[] = []
  const notified: string[] = []
  let shown: WatchlistReply = { revision: 3, ...listOf(['A']) }
  const saver = new WatchlistSaver({
    send: (request) =>
      new Promise((answer, reject) =>
        calls.push({ request, answer, fail: (why = 'refused') => reject(new Error(why)) }),
      ),
    show: (list) => {
      shown = list
    },
    onConflict: () => notified.push('conflict'),
    mayBeStored: (error) => (error as Error).message === 'lost',
    reread: () => notified.push('reread'),
  })
  saver.watch(() => notified.push('failure'))
  saver.accept(shown)
  return { saver, calls, notified, shown: () => shown }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('R31 a change of the watchlist is shown before it is answered, and is sent with the revision from which it was made', async () => {
  const { saver, calls, shown } = open()
  saver.save(listOf(['A', 'B']))
  expect(shown().codes).toEqual(['A', 'B'])
  expect(calls[0]?.request).toEqual({ revision: 3, ...listOf(['A', 'B']) })
  calls[0]?.answer({ isStored: true, revision: 4, ...listOf(['A', 'B']) })
  await settled()
  expect(shown()).toEqual({ revision: 4, ...listOf(['A', 'B']) })
  expect(saver.isBusy).toBe(false)
})

test('R31 a change of the watchlist is followed by one request for all changes made while it was pending, with its new revision', async () => {
  const { saver, calls, shown } = open()
  saver.save(listOf(['A', 'B']))
  saver.save(listOf(['B', 'A']))
  saver.save(listOf(['B']))
  expect(calls).toHaveLength(1)
  calls[0]?.answer({ isStored: true, revision: 4, ...listOf(['A', 'B']) })
  await settled()
  expect(calls.map(({ request }) => request).slice(1)).toEqual([{ revision: 4, ...listOf(['B']) }])
  expect(shown().codes).toEqual(['B'])
})

test('R31 a change of the watchlist is undone when it fails, together with the changes made after it', async () => {
  const { saver, calls, notified, shown } = open()
  saver.save(listOf(['A', 'B']))
  saver.save(listOf(['A', 'B', 'C']))
  calls[0]?.fail()
  await settled()
  expect(shown()).toEqual({ revision: 3, ...listOf(['A']) })
  expect([notified, calls.length]).toEqual([['failure'], 1])
})

test('R31 a change of the watchlist is sent once more when its answer is lost, and counts as saved when the server has the same list', async () => {
  const { saver, calls, notified, shown } = open()
  saver.save(listOf(['A', 'B']))
  calls[0]?.fail('lost')
  await settled()
  expect(calls[1]?.request).toEqual(calls[0]?.request)
  calls[1]?.answer({ isStored: false, revision: 4, ...listOf(['A', 'B']) })
  await settled()
  expect([notified, shown()]).toEqual([[], { revision: 4, ...listOf(['A', 'B']) }])
  saver.save(listOf(['B']))
  expect(calls[2]?.request.revision).toBe(4)
})

test('R31 a change of the watchlist is undone when its answer is lost twice, and the list is read again', async () => {
  const { saver, calls, notified, shown } = open()
  saver.save(listOf(['A', 'B']))
  calls[0]?.fail('lost')
  await settled()
  calls[1]?.fail('lost')
  await settled()
  expect([notified, shown().codes, calls.length]).toEqual([['failure', 'reread'], ['A'], 2])
})

test('R31 a change of the watchlist is replaced by the list of another device on a conflict, and the next change is made from that list', async () => {
  const { saver, calls, notified, shown } = open()
  saver.save(listOf(['A', 'B']))
  calls[0]?.answer({ isStored: false, revision: 9, ...listOf(['Z']) })
  await settled()
  expect([notified, shown()]).toEqual([['conflict'], { revision: 9, ...listOf(['Z']) }])
  saver.save(listOf(['Z', 'B']))
  expect(calls[1]?.request).toEqual({ revision: 9, ...listOf(['Z', 'B']) })
})

test('R31 a change of the watchlist is not undone by a list that is read while it is pending', async () => {
  const { saver, calls } = open()
  saver.save(listOf(['A', 'B']))
  saver.accept({ revision: 3, ...listOf(['A']) })
  calls[0]?.answer({ isStored: true, revision: 4, ...listOf(['A', 'B']) })
  await settled()
  saver.save(listOf(['B']))
  expect(calls[1]?.request.revision).toBe(4)
})

test('R31 a change of the groups of the watchlist alone conflicts with the list of another device too', async () => {
  const { saver, calls, notified, shown } = open()
  saver.save({ codes: ['A'], groups: [] })
  expect(calls[0]?.request).toEqual({ revision: 3, codes: ['A'], groups: [] })
  calls[0]?.answer({ isStored: false, revision: 4, ...listOf(['A']) })
  await settled()
  expect([notified, shown()]).toEqual([['conflict'], { revision: 4, ...listOf(['A']) }])
})
