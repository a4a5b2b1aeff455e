import type { StaffCallBack } from '@foyer/api/staff/call-backs'
import { page } from 'vitest/browser'
import { sessionOf } from '../../testing/data.ts'
import type { Answers } from '../../testing/server.ts'
import { caller, others } from './data.ts'

const hour = 3_600_000
const now = Date.parse('2026-01-05T15:00+08:00')
const callBack = (nth: number, more: Partial<StaffCallBack>): StaffCallBack => ({
  id: `0000000${nth}-0000-4000-8000-0000000000f${nth}`,
  ...{ state: 'open', person: caller, topic: 'reward', language: 'zh-HK', number: caller.phone },
  ...{ isOtherNumber: false, hasNote: false, from: now - hour / 2, to: now + 1.5 * hour, at: now - 4 * hour },
  ...{ closedBy: null, closedAt: null, outcome: null },
  ...more,
})

/** Three requests: an overdue one, a due one, and one for tomorrow with a note and another number. */
export const callBacks: readonly StaffCallBack[] = [
  callBack(1, { topic: 'signIn', from: now - 3 * hour, to: now - hour, language: 'en-US', person: others[0] ?? null }),
  callBack(2, {}),
  callBack(3, {
    ...{ topic: 'trade', number: '+86 ****8000', isOtherNumber: true, hasNote: true, language: 'zh-CN' },
    ...{ from: now + 18 * hour, to: now + 20 * hour },
  }),
]
const closedBy = { id: '00000002-0000-4000-8000-0000000000a2', name: 'Lee Ka Yan' }
const closed = [
  callBack(4, { state: 'reached', closedBy, closedAt: now - hour, outcome: 'Explained the expiry' }),
  callBack(5, { state: 'missed', closedBy, closedAt: now - 2 * hour, outcome: 'Rang twice', person: null }),
]

const list = 'POST /staff/care/call-backs'
/** What the server replies to the reads of requests to be called. */
export const callBackAnswers: Answers = {
  [list]: (body) => ({
    data: { callBacks: (body as { open: boolean }).open ? [...callBacks] : closed, after: null, asOf: now },
  }),
}

const path = '/call-backs'
const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const opening = (answers: Answers = {}) => ({ session: sessionOf('clientCare'), answers })
const send = async () => {
  await page.getByCss('.form textarea').fill('To call the client')
  await page.getByCss('.form button[type="submit"]').click()
}

/** The states of the requests to be called. */
export const callBackStates = [
  { name: 'care-call-backs', path, opening: opening(), shown: '.care-items' },
  {
    name: 'care-call-backs-closed',
    path,
    opening: opening(),
    reach: async () => page.getByCss('.care-choice input').last().click({ force: true }),
    shown: '.care-outcome',
  },
  {
    name: 'care-call-backs-empty',
    path,
    opening: opening({ [list]: { data: { callBacks: [], after: null, asOf: now } } }),
    shown: '.empty',
  },
  { name: 'care-call-backs-failed', path, opening: opening({ [list]: failed }), shown: '.failure-whole' },
  {
    name: 'care-call-back-reveal',
    path: `${path}?act=reveal&id=${callBacks[2]?.id}`,
    opening: opening({
      'POST /staff/care/call-backs/reveal': { data: { number: '+8613800138000', note: 'After lunch, please' } },
    }),
    reach: send,
    shown: '.care-values',
  },
  {
    name: 'care-call-back-close',
    path: `${path}?act=missed&id=${callBacks[1]?.id}`,
    opening: opening(),
    shown: '.modal textarea',
  },
] as const
