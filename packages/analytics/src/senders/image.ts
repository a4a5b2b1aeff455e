import { trackingSendTimeout } from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import { singleBody } from '../wire/encode.ts'
import type { Sender } from './sender.ts'

/**
 * T2: an image shows that it came from the collector, and no reason if it did not; an event that keeps failing alone is
 * dead-lettered too.
 */
export const imageSender = (
  { loadImage, after }: Pick<Platform, 'after'> & { loadImage: NonNullable<Platform['loadImage']> },
  url: string,
): Sender => ({
  items: 1,
  requests: 4,
  delay: 0,
  send: ([event]) =>
    new Promise((resolve) => {
      if (!event) return resolve('accepted')
      const cancel = after(trackingSendTimeout, () => resolve(0))
      void loadImage(`${url}&${singleBody(event)}`).then((came) => {
        cancel()
        resolve(came ? 'accepted' : 0)
      })
    }),
})
