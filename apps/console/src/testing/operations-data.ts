import type { ClosureEffect, MarketClosures, StaffNotices } from '@foyer/api/staff/closures'
import type { EmergencyStop, EmergencyStops } from '@foyer/api/staff/stops'

const minute = 60_000
/** Markup that a screen has to show as text. */
export const markup = '<img src=x onerror="throw 1">'
const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const idOf = (nth: number): string => `0000000${nth}-0000-4000-8000-00000000000${nth}`
const by = (nth: number, name: string | null) => ({ id: idOf(nth), name })

const stop = (nth: number, more: Partial<EmergencyStop> = {}): EmergencyStop => ({
  id: idOf(nth),
  version: 1,
  activity: null,
  reason: 'Codes of the coffee voucher are granted twice, ticket OPS-2210',
  placed: { by: by(1, 'Wong Siu Ming'), at: Date.now() - 4 * minute },
  lapsesAt: Date.now() + 11 * minute,
  confirmed: null,
  lift: null,
  ended: null,
  ...more,
})
const confirmed = { by: by(2, '\u674e\u5bb6\u6b23'), at: Date.now() - 2 * minute }

export const stops: EmergencyStops = {
  open: [
    stop(1),
    stop(2, {
      version: 2,
      activity: { number: 488, title: same(`Spring festival lucky draw for new and existing clients ${markup}`) },
      ...{ lapsesAt: null, confirmed, reason: `The partner’s pool is wrong ${markup}` },
    }),
    stop(3, {
      version: 3,
      activity: { number: 494, title: null },
      ...{ lapsesAt: null, confirmed },
      lift: { by: by(3, null), at: Date.now() - minute, reason: 'The pool is filled again' },
    }),
  ],
  ended: [
    stop(4, { ended: { at: Date.now() - 30 * minute, outcome: 'lapsed' } }),
    stop(5, { activity: { number: 488, title: same('Spring festival') }, ended: { at: 1, outcome: 'lifted' } }),
  ],
}
export const activities = {
  activities: [
    { number: 488, title: same('Spring festival lucky draw') },
    { number: 492, title: same(`Trade and earn ${markup}`) },
    { number: 494, title: null },
  ],
}

const hour = 60 * minute
const today = new Date(Date.now() + 8 * hour).toISOString().slice(0, 10)
export const closures: MarketClosures = {
  today,
  closures: [
    { day: today, reason: 'typhoon', fromMinute: 615 },
    { day: '2027-01-04', reason: 'holiday', fromMinute: null },
  ],
}
export const closureEffect: ClosureEffect = {
  moved: Array.from({ length: 7 }, (_, nth) => ({
    activity: { number: 488 + nth, title: same(nth === 1 ? `Green bond ${markup}` : 'Spring festival lucky draw') },
    endsAt: Date.now() + nth * hour,
    wouldEndAt: Date.now() + (24 + nth) * hour,
  })),
  ...{ total: 12, followers: 31 },
}
export const notices: StaffNotices = {
  now: Date.now(),
  notices: [
    {
      ...{ id: 12, activity: null, language: 'zh-HK', from: Date.now() - hour, until: Date.now() + 5 * hour },
      text: '\u56e0\u98b1\u98a8\u4fe1\u865f\uff0c\u4eca\u65e5\u4f11\u5e02\u3002',
    },
    {
      ...{ id: 11, activity: { number: 488, title: same('Spring festival lucky draw') }, language: 'en-US' },
      ...{ from: Date.now() + hour, until: Date.now() + 50 * hour },
      text: `Payouts are delayed by one day because the bank is closed. ${markup}`,
    },
  ],
  before: 11,
}
