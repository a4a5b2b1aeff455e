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
/**
 * Bytes of a request that outlives its page. Browsers allow 64 KiB together: one request under way and, as the page goes away, a
 * last one.
 */
const keepaliveMax = 15_000
const keepaliveLastMax = 45_000

/**
 * Several events that wait go as one batch, one request after the other, so they arrive in the order they happened. `single`: the
 * content type of an event that is alone; without it that is a batch too.
 */
const posting = (platform: Posting, url: string, timeout: number, delay: number, single?: string): Sender => ({
  items: trackingBatchItems,
  requests: 1,
  delay,
  async send(events, isLast) {
    const [event, another] = events
    const isSingle = event && !another && single
    const body = isSingle ? singleBody(event) : batchBody(events)
    const keepalive = body.length < (isLast ? keepaliveLastMax : keepaliveMax)
    const headers = { 'Content-Type': isSingle || form }
    const answer = await request(platform, url, { method: 'POST', headers, body, keepalive }, timeout)
    // a browser without keepalive, or too much of it at once: an answer is never known, so the events stay as well
    if (!answer && isLast && single === plain) platform.sendBeacon?.(url, body)
    return outcomeOf(answer)
  },
})

/**
 * T2, the default: a beacon as it stands on the wire, sent so that its answer is known. `navigator.sendBeacon` tells
 * nobody whether anything arrived; an event could never be let go of.
 */
export const beaconSender = (platform: Posting, url: string): Sender =>
  posting(platform, url, trackingSendTimeout, 0, plain)

/** T2 */
export const ajaxSender = (platform: Posting, url: string): Sender =>
  posting(platform, url, trackingRequestTimeout, 0, form)

/** T13 */
export const batchSender = (platform: Posting, url: string): Sender =>
  posting(platform, url, trackingBatchTimeout, trackingBatchInterval)
