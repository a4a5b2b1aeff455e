import type { WireEvent } from '@foyer/contract/tracking-events'
import {
  trackingBatchInterval,
  trackingBatchItems,
  trackingBatchTimeout,
  trackingRequestTimeout,
  trackingSendTimeout,
} from '@foyer/contract/tracking-limits'
import type { Platform } from '../platform.ts'
import { batchBody, singleBody } from '../wire/encode.ts'
import { request } from './request.ts'
import { outcomeOf, type Sender } from './sender.ts'

type Posting = Pick<Platform, 'fetch' | 'after' | 'sendBeacon'>

const form = 'application/x-www-form-urlencoded'
const plain = 'text/plain;charset=UTF-8'
const parallel = 4
/** What requests that outlive their page may hold together, in bytes; browsers allow 64 KiB. */
const keepaliveMax = 60_000

const posting =
  (platform: Posting, url: string, type: string, timeout: number, bodyOf: (events: readonly WireEvent[]) => string) =>
  async (events: readonly WireEvent[], isLast: boolean) => {
    const body = bodyOf(events)
    const keepalive = body.length < (isLast ? keepaliveMax : keepaliveMax / parallel)
    const init = { method: 'POST', headers: { 'Content-Type': type }, body, keepalive } as const
    const answer = await request(platform, url, init, timeout)
    // a browser without keepalive, or too much of it at once: an answer is never known, so the event stays as well
    if (!answer && isLast && type === plain) platform.sendBeacon?.(url, body)
    return outcomeOf(answer)
  }

const single = ([event]: readonly WireEvent[]): string => (event ? singleBody(event) : '')

/**
 * T2, the default: a beacon as it stands on the wire, sent so that its answer is known. `navigator.sendBeacon` tells
 * nobody whether anything arrived; an event could never be let go of.
 */
export const beaconSender = (platform: Posting, url: string): Sender => ({
  items: 1,
  requests: parallel,
  delay: 0,
  send: posting(platform, url, plain, trackingSendTimeout, single),
})

/** T2 */
export const ajaxSender = (platform: Posting, url: string): Sender => ({
  items: 1,
  requests: parallel,
  delay: 0,
  send: posting(platform, url, form, trackingRequestTimeout, single),
})

/** T13 */
export const batchSender = (platform: Posting, url: string): Sender => ({
  items: trackingBatchItems,
  requests: 1,
  delay: trackingBatchInterval,
  send: posting(platform, url, form, trackingBatchTimeout, batchBody),
})
