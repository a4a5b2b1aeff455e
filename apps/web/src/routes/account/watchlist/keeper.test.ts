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

describe('R31 a change of the watchlist is kept at once', () => {
  test('it is shown before it is sent, and sent with the revision it was made from', async () => {
    const { keeper, calls, shown } = open()
    keeper.want(['A', 'B'])
    expect(shown().codes).toEqual(['A', 'B'])
    expect(calls[0]?.request).toEqual({ revision: 3, codes: ['A', 'B'] })
    calls[0]?.answer({ kept: true, revision: 4, codes: ['A', 'B'] })
    await settled()
    expect(shown()).toEqual({ revision: 4, codes: ['A', 'B'] })
    expect(keeper.isBusy).toBe(false)
  })

  test('changes made meanwhile go together, behind it and with its revision', async () => {
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

  test('what failed is undone, with all that was built on it', async () => {
    const { keeper, calls, told, shown } = open()
    keeper.want(['A', 'B'])
    keeper.want(['A', 'B', 'C'])
    calls[0]?.fail()
    await settled()
    expect(shown()).toEqual({ revision: 3, codes: ['A'] })
    expect([told, calls.length]).toEqual([['failure'], 1])
  })

  test('one whose answer was lost is sent once more, and was kept where the server has just that', async () => {
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

  test('one that was lost twice is undone, and the list is read again', async () => {
    const { keeper, calls, told, shown } = open()
    keeper.want(['A', 'B'])
    calls[0]?.fail('lost')
    await settled()
    calls[1]?.fail('lost')
    await settled()
    expect([told, shown().codes, calls.length]).toEqual([['failure', 'reread'], ['A'], 2])
  })

  test('another device’s list that was first is shown, and the next change is made from it', async () => {
    const { keeper, calls, told, shown } = open()
    keeper.want(['A', 'B'])
    calls[0]?.answer({ kept: false, revision: 9, codes: ['Z'] })
    await settled()
    expect([told, shown()]).toEqual([['conflict'], { revision: 9, codes: ['Z'] }])
    keeper.want(['Z', 'B'])
    expect(calls[1]?.request).toEqual({ revision: 9, codes: ['Z', 'B'] })
  })

  test('what is read while a change is on its way does not set it back', async () => {
    const { keeper, calls } = open()
    keeper.want(['A', 'B'])
    keeper.know({ revision: 3, codes: ['A'] })
    calls[0]?.answer({ kept: true, revision: 4, codes: ['A', 'B'] })
    await settled()
    keeper.want(['B'])
    expect(calls[1]?.request.revision).toBe(4)
  })
})
