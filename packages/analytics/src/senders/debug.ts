import type { WireEvent } from '@foyer/protocol/tracking/events'
import { trackingRequestTimeout } from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import { base64Of } from '../wire/encode.ts'
import { objectOf } from '../wire/json.ts'
import { request } from './request.ts'
import { outcomeOf, type Sender } from './sender.ts'

/** The collector's reply to one event in debug mode: its unchanged text, and `status` 0 without a reply. */
export interface DebugReport {
  readonly event: WireEvent
  readonly status: number
  readonly reply: string
}

/** T2: sends each event separately and reports the collector's reply. `isDry`: the collector stores nothing. */
export const debugSender = (
  platform: Pick<Platform, 'fetch' | 'after'>,
  url: string,
  isDry: boolean,
  onReport: (report: DebugReport) => void,
): Sender => ({
  items: 1,
  requests: 1,
  delay: 0,
  async send([event]) {
    if (!event) return 'accepted'
    const headers: Record<string, string> = isDry ? { 'Dry-Run': 'true' } : {}
    const target = `${url}&${new URLSearchParams({ data: base64Of(event) })}`
    const answer = await request(platform, target, { method: 'GET', headers }, trackingRequestTimeout)
    const { status = 0, text: reply = '' } = answer ?? {}
    onReport({ event, status, reply })
    return outcomeOf(answer, status === 200 && objectOf<{ status?: number }>(reply)?.status === 0)
  },
})
