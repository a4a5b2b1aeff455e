import { expect } from 'vitest'
import { resetBy } from '../../../testing/client.ts'
import { feed } from '../quotes.ts'

const want = feed.want.bind(feed)
/** Number of parts of the page that currently want codes. */
let wanting = 0
feed.want = (codes) => {
  const unsubscribe = want(codes)
  wanting += 1
  return () => {
    wanting -= 1
    unsubscribe()
  }
}

/**
 * Starts every test without quotes: when its screen is closed and no part wants a code, the feed is closed and its
 * board empty.
 */
resetBy(async () => {
  await expect.poll(() => wanting).toBe(0)
  feed.reset()
})
