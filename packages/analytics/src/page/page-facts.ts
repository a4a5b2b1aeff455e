import type { TrackingValue } from '@foyer/contract/tracking-events'
import { cleanAddress, cleanReferrer, hostOf, pathOf } from './addresses.ts'
import type { Page } from './page.ts'

export type Facts = Record<string, TrackingValue>

/** What is the same wherever in a page something happens, as it is now. Addresses are taken apart once each. */
export const pageFacts = (page: Page, parameters: readonly string[]) => {
  let read: string | undefined
  let addresses: Facts = {}
  return (referrer: string): Facts => {
    const url = page.url()
    if (read !== `${url} ${referrer}`)
      addresses = {
        $url: cleanAddress(url, parameters),
        $url_path: pathOf(url),
        $referrer: cleanReferrer(referrer, parameters),
        $referrer_host: hostOf(referrer),
      }
    read = `${url} ${referrer}`
    return { $title: page.title(), ...addresses, ...page.measures(), $timezone_offset: page.timezoneOffset() }
  }
}
