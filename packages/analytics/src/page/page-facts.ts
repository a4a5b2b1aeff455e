import type { TrackingValue } from '@foyer/contract/tracking-events'
import { cleanAddress, cleanReferrer, hostOf, pathOf } from './addresses.ts'
import type { Page } from './page.ts'

export type Facts = Record<string, TrackingValue>

/** What is the same wherever in a page something happens, as it is now. */
export const pageFacts = (page: Page, referrer: string, parameters: readonly string[]): Facts => {
  const url = page.url()
  const { screenWidth, screenHeight, viewportWidth, viewportHeight, viewportPosition } = page.measures()
  return {
    $title: page.title(),
    $url: cleanAddress(url, parameters),
    $url_path: pathOf(url),
    $referrer: cleanReferrer(referrer, parameters),
    $referrer_host: hostOf(referrer),
    $screen_width: screenWidth,
    $screen_height: screenHeight,
    $viewport_width: viewportWidth,
    $viewport_height: viewportHeight,
    $viewport_position: viewportPosition,
    $timezone_offset: page.timezoneOffset(),
  }
}
