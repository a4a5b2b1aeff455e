import {
  trackingBatchInterval,
  trackingBatchItems,
  trackingBatchTimeout,
  trackingRequestTimeout,
  trackingSendTimeout,
} from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import { batchBody, singleBody } from '../wire/encode.ts'
import { request } from './request.ts'
import { outcomeOf, type Sender } from './sender.ts'

type Posting = Pick<Platform, 'fetch' | 'after' | 'sendBeacon'>

const form = 'application/x-www-form-urlencoded'
const plain = 'text/plain;charset=UTF-8'
/**
 * Maximum bytes of a request that outlives its page. Browsers allow 64 KiB in total: one request in flight and, as the
 * page closes, a last one.
 */
const keepaliveMax = 15_000
const keepaliveLastMax = 45_000

/**
 * Sends several events as one batch, one request after the other, so that they arrive in order. `single`: the content
 * type of a single event; without it a single event is a batch too.
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
    // without keepalive, or with too much of it at once, a reply is never known, so the events stay stored as well
    if (!answer && isLast && single === plain) platform.sendBeacon?.(url, body)
    return outcomeOf(answer)
  },
})

/**
 * T2, the default: the wire format of a beacon, sent by a request whose reply is known. With `navigator.sendBeacon` no
 * arrival is ever confirmed, so no event could be removed.
 */
export const beaconSender = (platform: Posting, url: string): Sender =>
  posting(platform, url, trackingSendTimeout, 0, plain)

/** T2 */
export const ajaxSender = (platform: Posting, url: string): Sender =>
  posting(platform, url, trackingRequestTimeout, 0, form)

/** T13 */
export const batchSender = (platform: Posting, url: string): Sender =>
  posting(platform, url, trackingBatchTimeout, trackingBatchInterval)
