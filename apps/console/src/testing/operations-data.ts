import type { ClosureEffect, MarketClosures, StaffNotices } from '@foyer/api/staff/closures'
import type { FailedJobs, JobQueue, WaitingOrders } from '@foyer/api/staff/jobs'
import type { EmergencyStop, EmergencyStops } from '@foyer/api/staff/stops'
import type { FirmSystem, PartnerState, ServerProcess, SmsState, StaffRooms } from '@foyer/api/staff/systems'

const minute = 60_000
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
      activity: { number: 488, title: same('Spring festival lucky draw for new and existing clients') },
      ...{ lapsesAt: null, confirmed, reason: 'The partner’s pool is wrong' },
    }),
    stop(3, {
      version: 3,
      activity: { number: 494, title: same('Coffee for new clients') },
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
    { number: 492, title: same('Trade and earn') },
    { number: 494, title: same('Coffee for new clients') },
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
const titlesOfMoved = [
  'Spring festival lucky draw',
  'Green bond',
  'Trade and earn',
  'Invite a friend',
  'Coffee for new clients',
  'Points for a transfer',
  'Autumn talk',
]
export const closureEffect: ClosureEffect = {
  moved: Array.from({ length: 7 }, (_, nth) => ({
    activity: { number: 488 + nth, title: same(titlesOfMoved[nth] ?? '') },
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
      text: 'Payouts are delayed by one day because the bank is closed.',
    },
  ],
  before: 11,
}

const queue = (name: string, more: Partial<JobQueue> = {}): JobQueue => ({
  ...{ name, cron: null, waiting: 0, retrying: 0, running: 0, failed: 0, oldestAt: null },
  lastDoneAt: Date.now() - 20_000,
  ...more,
})
export const queues = [
  queue('credit-cash', { waiting: 3, running: 1, failed: 2, oldestAt: Date.now() - 4_000 }),
  queue('lapse-stops', { cron: '* * * * *' }),
  queue('settle-cashback', { cron: '20 * * * *', lastDoneAt: null }),
]
const cursor = `1764000000000000.${idOf(1)}`
export const failedJobs: FailedJobs = {
  jobs: [
    {
      ...{ id: idOf(1), queue: 'credit-cash', createdAt: Date.now() - 5 * hour, failedAt: Date.now() - hour },
      ...{ attempts: 21, error: 'the books did not answer in time', cursor },
      payload: { id: '5a3cb1c2-0000-4000-8000-0000000000aa', mobile: null },
    },
  ],
  before: cursor,
}
export const orders: WaitingOrders = {
  orders: [
    {
      ...{ id: idOf(2), partner: 'food-platform', activity: 499, reference: 'R7K2QM4X9P', attempts: 14, cursor },
      createdAt: Date.now() - 6 * hour,
    },
  ],
  after: null,
}
export const sms: SmsState = {
  ...{ day: today, limit: 20_000, spent: 14_210, verified: 12_044 },
  gateways: [
    {
      name: 'primary',
      offSince: null,
      regions: [
        { region: 'HK', sent: 9_120, delivered: 8_990, failed: 12 },
        { region: 'CN', sent: 4_100, delivered: 900, failed: 3_000 },
      ],
    },
    { name: 'secondary', offSince: Date.now() - hour, regions: [] },
  ],
}
const system = (name: string, more: Partial<FirmSystem> = {}): FirmSystem => ({
  ...{ system: name, isAway: false, answered: 81_220, refused: 3, failed: 2, average: 41 },
  ...{ sinceAnswer: 800, sinceFailure: 3 * hour },
  ...more,
})
export const systems = {
  now: Date.now(),
  systems: [
    system('account-directory'),
    system('orders', { isAway: true, failed: 214, sinceAnswer: 9 * minute, sinceFailure: 1_000 }),
    system('books', {
      ...{ answered: 0, refused: 0, failed: 0, average: null },
      sinceAnswer: null,
      sinceFailure: null,
    }),
  ],
}
export const partners: { partners: PartnerState[] } = {
  partners: [
    {
      ...{ partner: 'food-platform', waiting: 37, attempts: 14, oldestAt: Date.now() - 6 * hour },
      ...{ lastDeliveredAt: Date.now() - 6 * hour, lastRefusedAt: null },
    },
  ],
}
export const rooms: StaffRooms = {
  now: Date.now(),
  rooms: [
    {
      ...{ activity: { number: 488, title: same('Spring festival lucky draw') }, perSecond: 0, admittedFor: 10 },
      ...{ opensAt: Date.now() - hour, startsAt: Date.now() - hour / 2, endsAt: Date.now() + hour },
      ...{ places: 120_455, admitted: 31_200 },
    },
  ],
}

const server = (nth: number, more: Partial<ServerProcess> = {}): ServerProcess => ({
  id: `0000000${nth}-0000-4000-8000-000000000000`,
  ...{
    serves: true,
    works: false,
    version: '0.3.0',
    commit: '3f8a91c2'.repeat(5),
    isLost: false,
    isAnswering: nth === 1,
  },
  startedAt: Date.now() - nth * 3_600_000,
  seenAt: Date.now() - 12_000,
  ...more,
})
/** Three processes: one of an older release, and one that was lost. */
export const servers = {
  now: Date.now(),
  servers: [
    server(1),
    server(2, { version: '0.2.0', works: true }),
    server(3, { serves: false, works: true, isLost: true, seenAt: Date.now() - 900_000 }),
  ],
}
