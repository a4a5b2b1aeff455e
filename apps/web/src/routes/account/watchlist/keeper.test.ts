import type { WatchlistKeepReply, WatchlistKeepRequest, WatchlistReply } from '@foyer/contract/watchlist'
import { describe, expect, test } from 'vitest'
import { Keeper } from './keeper.ts'

/** A keeper whose calls the test answers one by one. */
const open = () => {
  const calls: {
    request: WatchlistKeepRequest
    answer: (reply: WatchlistKeepReply) => void
    fail: (why?: string) => void
  }[] = []
  const told: string[] = []
  let shown: WatchlistReply = { revision: 3, codes: ['A'] }
  const keeper = new Keeper({
    send: (request) =>
      new Promise((answer, reject) =>
        calls.push({ request, answer, fail: (why = 'refused') => reject(new Error(why)) }),
      ),
    show: (list) => {
      shown = list
    },
    onConflict: () => told.push('conflict'),
    onFailure: () => told.push('failure'),
    mayBeKept: (error) => (error as Error).message === 'lost',
    reread: () => told.push('reread'),
  })
  keeper.know(shown)
  return { keeper, calls, told, shown: () => shown }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('R31 a change of the watchlist', () => {
  test('is shown before it is answered, and is sent with the revision from which it was made', async () => {
    const { keeper, calls, shown } = open()
    keeper.want(['A', 'B'])
    expect(shown().codes).toEqual(['A', 'B'])
    expect(calls[0]?.request).toEqual({ revision: 3, codes: ['A', 'B'] })
    calls[0]?.answer({ kept: true, revision: 4, codes: ['A', 'B'] })
    await settled()
    expect(shown()).toEqual({ revision: 4, codes: ['A', 'B'] })
    expect(keeper.isBusy).toBe(false)
  })

  test('is followed by one request for all changes made while it was pending, with its new revision', async () => {
    const { keeper, calls, shown } = open()
    keeper.want(['A', 'B'])
    keeper.want(['B', 'A'])
    keeper.want(['B'])
    expect(calls).toHaveLength(1)
    calls[0]?.answer({ kept: true, revision: 4, codes: ['A', 'B'] })
    await settled()
    expect(calls.map(({ request }) => request).slice(1)).toEqual([{ revision: 4, codes: ['B'] }])
    expect(shown().codes).toEqual(['B'])
  })

  test('is undone when it fails, together with the changes made after it', async () => {
    const { keeper, calls, told, shown } = open()
    keeper.want(['A', 'B'])
    keeper.want(['A', 'B', 'C'])
    calls[0]?.fail()
    await settled()
    expect(shown()).toEqual({ revision: 3, codes: ['A'] })
    expect([told, calls.length]).toEqual([['failure'], 1])
  })

  test('is sent once more when its answer is lost, and counts as saved when the server has the same list', async () => {
    const { keeper, calls, told, shown } = open()
    keeper.want(['A', 'B'])
    calls[0]?.fail('lost')
    await settled()
    expect(calls[1]?.request).toEqual(calls[0]?.request)
    calls[1]?.answer({ kept: false, revision: 4, codes: ['A', 'B'] })
    await settled()
    expect([told, shown()]).toEqual([[], { revision: 4, codes: ['A', 'B'] }])
    keeper.want(['B'])
    expect(calls[2]?.request.revision).toBe(4)
  })

  test('is undone when its answer is lost twice, and the list is read again', async () => {
    const { keeper, calls, told, shown } = open()
    keeper.want(['A', 'B'])
    calls[0]?.fail('lost')
    await settled()
    calls[1]?.fail('lost')
    await settled()
    expect([told, shown().codes, calls.length]).toEqual([['failure', 'reread'], ['A'], 2])
  })

  test('is replaced by the list of another device on a conflict, and the next change is made from that list', async () => {
    const { keeper, calls, told, shown } = open()
    keeper.want(['A', 'B'])
    calls[0]?.answer({ kept: false, revision: 9, codes: ['Z'] })
    await settled()
    expect([told, shown()]).toEqual([['conflict'], { revision: 9, codes: ['Z'] }])
    keeper.want(['Z', 'B'])
    expect(calls[1]?.request).toEqual({ revision: 9, codes: ['Z', 'B'] })
  })

  test('is not undone by a list that is read while it is pending', async () => {
    const { keeper, calls } = open()
    keeper.want(['A', 'B'])
    keeper.know({ revision: 3, codes: ['A'] })
    calls[0]?.answer({ kept: true, revision: 4, codes: ['A', 'B'] })
    await settled()
    keeper.want(['B'])
    expect(calls[1]?.request.revision).toBe(4)
  })
})
