import type { WireEvent } from '@foyer/protocol/tracking/events'
import { expect, test } from 'vitest'
import { ajaxSender } from './posting.ts'

/** Whether a request of `length` characters may outlive its page. */
const outlives = async (length: number, isLast: boolean): Promise<boolean | undefined> => {
  let keepalive: boolean | undefined
  const fetch = async (_url: string, init: { keepalive?: boolean }) => {
    keepalive = init.keepalive
    return { status: 204, headers: { get: () => null }, text: async () => '' }
  }
  const sender = ajaxSender({ fetch, after: () => () => {} }, 'https://collector.test/sa')
  // base64 makes four characters of three
  const text = 'x'.repeat((length * 3) / 4)
  await sender.send([{ properties: { text } } as unknown as WireEvent], isLast)
  return keepalive
}

test('COMM-21 requests that outlive their page fit into 64 KiB together: one in flight and a last one', async () => {
  expect([await outlives(14_000, false), await outlives(16_000, false)]).toEqual([true, false])
  expect([await outlives(44_000, true), await outlives(46_000, true)]).toEqual([true, false])
})
