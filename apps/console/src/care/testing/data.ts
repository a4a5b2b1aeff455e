import type { CashbackReply } from '@foyer/api/cashback'
import type { Reward } from '@foyer/api/rewards'
import type { CarePerson, PersonPage, TimelineEvent } from '@foyer/api/staff/care'
import type { Correction } from '@foyer/api/staff/corrections'
import type { DataRequest } from '@foyer/api/staff/data-requests'
import type { Answers } from '../../testing/server.ts'

const minute = 60_000
const day = 1_440 * minute
const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })

/** A name that is longer than a line. */
export const longName = 'W*** '.repeat(14).trim()

export const caller: CarePerson = {
  id: 'uQ1w2e3r4t5y6u7i8o9p0',
  name: 'C*** T*** M***',
  phone: '+852 ****0001',
  region: 'HK',
  level: 'login',
  since: Date.now() - 210 * day,
  suspendedAt: null,
}
export const others: readonly CarePerson[] = [
  { ...caller, id: 'uA', name: longName, level: 'none', region: 'JP' },
  { ...caller, id: 'uB', name: null, phone: '+86 ****8812', region: 'CN', level: 'register' },
  { ...caller, id: 'uC', suspendedAt: Date.now() - 2 * day },
]

export const callerPage: PersonPage = {
  person: caller,
  lastSeenAt: Date.now() - 12 * minute,
  sessions: 2,
  accounts: [
    {
      clientNo: '****1001',
      name: 'C*** T*** M***',
      type: 'cash',
      isSuspended: false,
      openedAt: Date.now() - 900 * day,
    },
    {
      clientNo: '****1002',
      name: 'C*** T*** M***',
      type: 'margin',
      isSuspended: true,
      openedAt: Date.now() - 400 * day,
    },
  ],
  rewards: { available: 2, used: 1, expired: 0 },
}
export const suspendedPage: PersonPage = {
  ...callerPage,
  person: { ...caller, name: longName, level: 'none', suspendedAt: Date.now() - 2 * day },
  sessions: 0,
  accounts: [],
}

export const reward = (nth: number, more: Partial<Reward> = {}): Reward => ({
  id: `0000000${nth}-0000-4000-8000-00000000000${nth}`,
  type: 'exchange_voucher',
  status: 'available',
  item: { name: same('Coffee voucher'), note: same('One cup'), usage: [same('Show it at the till')] },
  source: { number: 488, code: 'spring', route: '/488', title: same('Spring campaign') },
  amount: null,
  maskedCode: '7731',
  reference: `7K2QM-4X9P${nth}`,
  issuedAt: Date.now() - nth * day,
  validFrom: Date.now() - nth * day,
  validUntil: Date.now() + 30 * day,
  payoutAt: null,
  shipment: null,
  needs: null,
  ...more,
})
export const rewards: readonly Reward[] = [
  reward(1),
  reward(2, {
    type: 'cash_return',
    status: 'claimable',
    item: { name: same('Cash of the welcome campaign'), note: same(''), usage: [] },
    amount: { currency: 'HKD', minor: 50_000 },
    maskedCode: null,
    validUntil: null,
  }),
]

const hkd = (minor: number) => ({ currency: 'HKD' as const, minor })
/** The cashback of an account, with one month shown. */
export const cashbackOf = (month: string): CashbackReply => ({
  ...{ asOf: Date.now(), today: '2026-11-26', otherAccount: false, closedDays: [], cap: hkd(80_000), tiers: [] },
  registration: { since: Date.now() - 60 * day, reference: '7K2QM-4X9P3' },
  shown: {
    ...{ month, fees: hkd(30_000), unsettledFees: hkd(1_250), cashback: hkd(3_000), tier: 0, next: null },
    ...{ isCapped: false, isClosed: false, counted: 1, notCounted: 61 },
    trades: [
      {
        ...{ reference: 'T000001', code: '02800', kind: 'stock', side: 'buy', executedAt: Date.now() - day },
        ...{ name: same('Tracker Fund'), settlesOn: '2026-11-27', fees: hkd(30_000), why: null },
      },
      {
        ...{ reference: 'T000002', code: '09991', kind: 'ipo_allotment', side: 'buy', executedAt: Date.now() - day },
        ...{ name: same('Sample Tea Houses'), settlesOn: '2026-11-27', fees: hkd(5_000), why: 'kind' },
      },
    ],
  },
  months: [
    { month: '2026-11', state: 'open', amount: hkd(3_000), clawedBack: hkd(0), payoutDay: '2026-12-14' },
    { month: '2026-10', state: 'credited', amount: hkd(12_000), clawedBack: hkd(500), payoutDay: '2026-11-13' },
  ],
})

const event = (nth: number, more: Partial<TimelineEvent>): TimelineEvent => ({
  key: `audit:${100 - nth}`,
  at: Date.now() - nth * 47 * minute,
  kind: 'sign',
  event: 'sign_in',
  name: null,
  reference: null,
  route: null,
  toStatus: null,
  by: null,
  reason: null,
  ...more,
})
export const events: readonly TimelineEvent[] = [
  event(0, { kind: 'staff', event: 'view', by: { id: 'staff', name: 'Ho Wai Yin' }, reference: '1K2QM-4X9PB' }),
  event(1, {
    kind: 'refusal',
    event: 'activity_sold_out',
    route: 'POST /api/activities/:number/join',
    reference: '7K2QM-4X9PB',
  }),
  event(2, { kind: 'reward', event: 'grant', name: same('Coffee voucher'), reference: '7K2QM-4X9P1' }),
  event(3, { kind: 'join', event: 'join', name: same('Spring campaign'), reference: '8R2QM-4X9PB' }),
  event(4, { kind: 'message', event: 'registration' }),
  event(5, {}),
  event(6, {
    kind: 'staff',
    event: 'end_sessions',
    by: { id: 'staff', name: 'Ho Wai Yin' },
    reason:
      'The person lost their phone on the ferry and called from the number of a colleague, whom the branch knows well. The answers to all questions about the account were right, see CASE-17',
  }),
  event(7, { kind: 'message', event: 'phone_new' }),
  event(8, {
    ...{ kind: 'staff', event: 'call_back_reached', reason: 'Explained the expiry' },
    by: { id: 'staff', name: 'Lee Ka Yan' },
  }),
  event(9, { kind: 'callBack', event: 'call_back_requested' }),
]

const staff = (nth: number, name: string) => ({ id: `0000000${nth}-0000-4000-8000-00000000000${nth}`, name })
const shown = ({ id, item, type, status, reference, source, amount }: Reward) => ({
  id,
  name: item.name,
  type,
  status,
  reference,
  activity: source.number,
  amount: amount?.minor ?? null,
})
const correction = (nth: number, more: Partial<Correction>): Correction => ({
  id: `0000000${nth}-0000-4000-8000-0000000000c${nth}`,
  kind: 'revoke',
  state: 'proposed',
  person: caller,
  reward: shown(reward(1)),
  points: null,
  reason: 'Granted twice, CASE-17',
  proposedBy: staff(4, 'Ho Wai Yin'),
  proposedAt: Date.now() - nth * 90 * minute,
  decidedBy: null,
  decidedAt: null,
  decision: null,
  ...more,
})
export const corrections: readonly Correction[] = [
  correction(1, {}),
  correction(2, {
    kind: 'grantAgain',
    reward: { ...shown(rewards[1] as Reward), status: 'revoked' },
    reason:
      'The partner sent the codes of October again by mistake, so the coffee was refused at the till. The branch has seen the receipt, and the partner confirmed it by letter. See CASE-18 and the file of the partner of 3 November.',
  }),
  // of the signed-in person
  correction(3, { kind: 'reversePoints', reward: null, points: 12_000, proposedBy: staff(0, 'Chan Tai Man') }),
]
export const decidedCorrections: readonly Correction[] = [
  correction(4, {
    state: 'approved',
    decidedBy: staff(2, 'Lee Ka Yan'),
    decidedAt: Date.now() - minute,
    decision: 'Checked with CASE-17',
  }),
  correction(5, {
    state: 'refused',
    person: null,
    decidedBy: staff(2, 'Lee Ka Yan'),
    decidedAt: Date.now() - day,
    decision: 'It was granted once',
  }),
]

const dayFrom = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const letter = (nth: number, more: Partial<DataRequest>): DataRequest => ({
  id: `0000000${nth}-0000-4000-8000-0000000000d${nth}`,
  kind: 'export',
  state: 'open',
  person: caller,
  receivedOn: dayFrom(-10),
  dueOn: dayFrom(30),
  identity: 'certifiedCopy',
  reason: 'Letter 2026-118, wants a copy of everything',
  openedBy: staff(4, 'Ho Wai Yin'),
  openedAt: Date.now() - 9 * day,
  closedBy: null,
  closedAt: null,
  outcome: null,
  ...more,
})
export const letters: readonly DataRequest[] = [
  letter(1, {
    kind: 'erase',
    dueOn: dayFrom(-3),
    receivedOn: dayFrom(-43),
    reason: 'Letter 2026-104, wants everything erased',
  }),
  letter(2, { kind: 'correct', dueOn: dayFrom(4), receivedOn: dayFrom(-36), identity: 'callBack' }),
  letter(3, {}),
]

/** What the server replies to the reads of client care. */
export const careAnswers: Answers = {
  'POST /staff/care/find': { data: { people: [caller], more: false, refusal: null } },
  'POST /staff/care/person': { data: callerPage },
  'POST /staff/care/timeline': { data: { events: [...events], before: null } },
  'POST /staff/care/rewards': {
    data: { asOf: Date.now(), rewards: [...rewards], next: null, counts: callerPage.rewards },
  },
  'POST /staff/care/cashback': { data: { accounts: [{ clientNo: '8******1', statement: cashbackOf('2026-11') }] } },
  'POST /staff/care/records': {
    data: {
      joins: [
        { activity: 488, title: same('Spring campaign'), stage: '', reference: '8R2QM-4X9PB', at: Date.now() - day },
      ],
      applications: [
        { reference: '9R2QM-4X9PB', name: same('Green bond 2029'), status: 'submitted', lots: 3, at: Date.now() - day },
      ],
      agreements: [
        { document: 'privacy', version: '2026-03', agreed: true, at: Date.now() - 210 * day },
        { document: 'marketing', version: '2026-03', agreed: false, at: Date.now() - 210 * day },
      ],
    },
  },
  'POST /staff/care/corrections': (body) => ({
    data: { corrections: (body as { open: boolean }).open ? [...corrections] : [...decidedCorrections], before: null },
  }),
  'POST /staff/care/requests': (body) => ({
    data: {
      requests: (body as { open: boolean }).open
        ? [...letters]
        : [
            letter(4, {
              state: 'done',
              person: null,
              closedBy: staff(2, 'Lee Ka Yan'),
              closedAt: Date.now() - day,
              outcome: 'Sent by registered post',
            }),
          ],
      after: null,
    },
  }),
  'POST /staff/care/points': {
    data: {
      available: 12_500,
      held: 200,
      earned: [
        {
          transfer: '00000001-0000-4000-8000-0000000000e1',
          activity: 488,
          title: same('Spring campaign'),
          points: 12_000,
          at: Date.now() - day,
          isReversed: false,
        },
        {
          transfer: '00000002-0000-4000-8000-0000000000e2',
          activity: 501,
          title: same('Quiz week'),
          points: 500,
          at: Date.now() - 40 * day,
          isReversed: true,
        },
      ],
    },
  },
  'POST /staff/care/sessions': {
    data: {
      sessions: [
        {
          id: '00000001-0000-4000-8000-000000000001',
          isThis: false,
          system: 'iphone',
          browser: 'safari',
          country: 'HK',
          since: Date.now() - 20 * day,
          lastUsedAt: Date.now() - 12 * minute,
          endsAt: Date.now() + 100 * day,
          logins: [
            {
              id: '00000002-0000-4000-8000-000000000001',
              account: '****1001',
              since: Date.now() - day,
              lastUsedAt: Date.now() - day,
              endsAt: Date.now() + day,
            },
          ],
        },
      ],
      more: 1,
    },
  },
}
