import type { WireEvent } from '@foyer/contract/tracking-events'
import { trackingRequestTimeout } from '@foyer/contract/tracking-limits'
import type { Platform } from '../platform.ts'
import { base64Of } from '../wire/encode.ts'
import { objectOf } from '../wire/json.ts'
import { request } from './request.ts'
import { outcomeOf, type Sender } from './sender.ts'

/** What the collector said of one event in debug mode: its words as they came, `status` 0 if none came. */
export interface DebugReport {
  readonly event: WireEvent
  readonly status: number
  readonly reply: string
}

/** T2: each event by itself, with what the collector says of it. `isDry`: it stores nothing. */
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
    if (!event) return 'taken'
    const headers: Record<string, string> = isDry ? { 'Dry-Run': 'true' } : {}
    const target = `${url}&${new URLSearchParams({ data: base64Of(event) })}`
    const answer = await request(platform, target, { method: 'GET', headers }, trackingRequestTimeout)
    const { status = 0, text: reply = '' } = answer ?? {}
    onReport({ event, status, reply })
    return outcomeOf(answer, status === 200 && objectOf<{ status?: number }>(reply)?.status === 0)
  },
})
