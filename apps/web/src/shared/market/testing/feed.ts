import { expect } from 'vitest'
import { leaveBy } from '../../../testing/client.ts'
import { feed } from '../quotes.ts'

const want = feed.want.bind(feed)
/** How many parts of the page want codes now. */
let wanting = 0
feed.want = (codes) => {
  const letGo = want(codes)
  wanting += 1
  return () => {
    wanting -= 1
    letGo()
  }
}

/**
 * Every test starts without quotes: once its screen is left and no part wants a code any more, the connection of the page
 * is closed and its board is empty.
 */
leaveBy(async () => {
  await expect.poll(() => wanting).toBe(0)
  feed.startAnew()
})
