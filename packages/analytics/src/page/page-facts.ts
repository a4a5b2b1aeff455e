import type { TrackingValue } from '@foyer/protocol/tracking/events'
import { cleanAddress, cleanReferrer, hostOf, pathOf } from './addresses.ts'
import type { Page } from './page.ts'

export type Facts = Record<string, TrackingValue>

/**
 * The present facts that all events of a page share; `from`: it is another page, reached from that address. Each
 * address is parsed once. The scroll position is read once after each scroll, since reading it causes a layout.
 */
export const pageFacts = (page: Page, parameters: readonly string[]) => {
  let referrer = page.referrer()
  let read: string | undefined
  let addresses: Facts = {}
  let position: number | undefined
  page.onScroll(() => {
    position = undefined
  })
  return (from?: string): Facts => {
    const url = page.url()
    if (from || read !== url) {
      referrer = from || referrer
      read = url
      position = undefined
      addresses = {
        $url: cleanAddress(url, parameters),
        $url_path: pathOf(url),
        $referrer: cleanReferrer(referrer, parameters),
        $referrer_host: hostOf(referrer),
      }
    }
    position ??= page.position()
    return {
      $title: page.title(),
      ...addresses,
      ...page.measures(),
      $viewport_position: position,
      $timezone_offset: page.timezoneOffset(),
    }
  }
}
