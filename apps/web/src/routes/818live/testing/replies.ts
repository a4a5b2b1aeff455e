import type { ActivityDetail } from '@foyer/api/activities'
import type { LiveDetail, LiveNow, ReminderReply } from '@foyer/api/live'
import type { LiveState } from '@foyer/protocol/machines/live'
import { type Answers, publicDocument } from '@foyer/testing/browser'

const hour = 3_600_000
const day = 24 * hour
/** 20:00 of the day before in Hong Kong, when the sandbox's session opens. It runs for three weeks. */
const opensOfSandbox = (): number => Math.floor((Date.now() + 8 * hour) / day) * day - 12 * hour
const isOn = (state: LiveState): boolean => state === 'live' || state === 'interrupted'
const startOf = (state: LiveState): number =>
  isOn(state) ? opensOfSandbox() : Date.now() + (state === 'scheduled' ? 26 : -1) * hour
/** A film that replaces the channel. Its playlist is complete and does not grow. */
export const channel = 'films/margin-interest/play/open/index.m3u8'

/** The current state of the test session: while it runs that of the sandbox, otherwise of two hours. */
export const liveNow = (state: LiveState, change: Partial<LiveNow> = {}): LiveNow => {
  const opensAt = change.opensAt ?? startOf(state)
  return {
    code: 'studio',
    asOf: Date.now(),
    state,
    opensAt,
    closesAt: opensAt + (isOn(state) && change.opensAt === undefined ? 21 * day : 2 * hour),
    viewers: 0,
    agendaItem: null,
    playlist: state === 'live' || state === 'interrupted' ? channel : null,
    replay: state === 'replay' ? '818-opening-replay' : null,
    ...change,
  }
}

/** The sandbox's session, with its agenda within the hours of `now` if these are not the sandbox's own. */
const opened = async (now: LiveNow): Promise<LiveDetail> => {
  const { state, opensAt, closesAt, asOf } = now
  const detail = await publicDocument<LiveDetail>('/api/live/studio')
  const isOwn = closesAt - opensAt > day
  const length = Math.floor((closesAt - opensAt) / detail.agenda.length)
  const agenda = detail.agenda.map((item, nth) =>
    isOwn
      ? item
      : {
          ...item,
          at: opensAt + nth * length,
          endsAt: opensAt + (nth + 1) * length,
        },
  )
  const current = state === 'live' ? agenda.find(({ at, endsAt }) => at <= asOf && asOf < endsAt)?.id : undefined
  return {
    ...detail,
    agenda,
    state,
    opensAt,
    closesAt,
    asOf,
    now: { ...now, agendaItem: now.agendaItem ?? current ?? null },
  }
}

/** The sandbox session in the given state. */
export const session = (state: LiveState, change?: Partial<LiveNow>): Answers => ({
  'GET /api/live/studio': () => opened(liveNow(state, change)),
})

/** The reply to a caller in the mainland: the title without the session. */
export const withheld: Answers = {
  'GET /api/live/studio': async () => ({
    ...(await opened(liveNow('live', { playlist: null }))),
    withheld: true,
    paragraphs: [],
    presenters: [],
    agenda: [],
    captions: [],
    others: [],
  }),
  'GET /api/activities/live-818': async () => {
    const detail = await publicDocument<ActivityDetail>('/api/activities/live-818')
    const blocks = detail.blocks.filter(({ kind }) => kind === 'risk')
    return {
      ...detail,
      lead: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
      withheld: true,
      blocks,
      notices: [],
      stages: [],
    }
  },
}

export const reminderOf = (change: Partial<ReminderReply> = {}): ReminderReply => ({
  session: 'studio',
  state: null,
  canSet: true,
  to: '+852 ****0001',
  remindsAt: startOf('scheduled') - 600_000,
  ...change,
})
