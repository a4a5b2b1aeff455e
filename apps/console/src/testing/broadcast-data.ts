import type { AllotmentPreview } from '@foyer/api/staff/allotment-files'
import type { LiveSession, StaffFilm } from '@foyer/api/staff/broadcast'
import type { BroadcastSurroundings } from '@foyer/api/staff/broadcast-documents'
import type { StaffOffering } from '@foyer/api/staff/offering-files'
import type { TradePreview } from '@foyer/api/staff/trade-files'
import type { Answers } from './server.ts'

const hour = 3_600_000
const day = 24 * hour
const texts = (hans: string, hant: string, english: string) => ({ 'zh-CN': hans, 'zh-HK': hant, 'en-US': english })

export const liveSession = (state: LiveSession['state'], more: Partial<LiveSession> = {}): LiveSession => ({
  code: `market-${state}`,
  title: texts('市场展望', '市場展望', 'Market outlook'),
  state,
  opensAt: Date.now() - hour,
  closesAt: Date.now() + hour,
  interruptedSince: state === 'interrupted' ? Date.now() - 60_000 : null,
  viewers: 0,
  isWithdrawn: false,
  ...more,
})
export const liveSessions: readonly LiveSession[] = [
  liveSession('scheduled', {
    opensAt: Date.now() + 2 * day,
    closesAt: Date.now() + 2 * day + hour,
    title: texts(
      '退休储蓄与税务规划的长期思考',
      '退休儲蓄與稅務規劃的長遠思考',
      'Saving for retirement, and what the tax office has to say about it',
    ),
  }),
  liveSession('live', { viewers: 12_480 }),
  liveSession('interrupted', {
    ...{ viewers: 3_120, opensAt: Date.now() - 2 * hour },
    title: texts('环球早市', '環球早市', 'Global markets this morning'),
  }),
  liveSession('replay', {
    ...{ opensAt: Date.now() - 3 * day, closesAt: Date.now() - 3 * day + hour },
    title: texts('债券问答', '債券問答', 'Questions about bonds'),
  }),
  liveSession('ended', { opensAt: Date.now() - 9 * day, closesAt: Date.now() - 9 * day + hour, isWithdrawn: true }),
]

const film = (code: string, status: StaffFilm['status'], more: Partial<StaffFilm> = {}): StaffFilm => ({
  code,
  title: texts('融资基础', '孖展基礎', 'Margin, explained'),
  topic: 'products',
  status,
  publishedAt: Date.now() - 10 * day,
  loginOnly: false,
  ...more,
})
export const films: readonly StaffFilm[] = [
  film('margin-call', 'ready', { loginOnly: true }),
  film('safe-sign-in', 'removed', { title: texts('安全登录', '安全登入', 'Sign in safely') }),
  film('bond-basics', 'processing', {
    publishedAt: Date.now() + 5 * day,
    title: texts('债券入门', '債券入門', 'Bonds, explained'),
  }),
]

const offering = (code: string, more: Partial<StaffOffering> = {}): StaffOffering => ({
  code,
  activity: 495,
  kind: 'new_shares',
  name: texts('样本电车', '樣本電車', 'Sample Tramways'),
  stockCode: '09991',
  lotsOnOffer: 12_000,
  opensAt: Date.now() - day,
  closesAt: Date.now() + 4 * day,
  allotmentAt: Date.now() + 6 * day,
  listedAt: Date.now() + 7 * day,
  entries: null,
  allottedAt: null,
  settledAt: null,
  commitment: '3f8a'.repeat(16),
  isAllottedByFirm: false,
  ...more,
})
export const offerings: readonly StaffOffering[] = [
  offering('sample-tramways'),
  offering('sample-ferry-company', {
    name: texts('样本渡轮', '樣本渡輪', 'The Sample Ferry Company of the Outlying Islands'),
    opensAt: Date.now() - 30 * day,
    closesAt: Date.now() - 20 * day,
    entries: 48_211,
    allottedAt: Date.now() - 18 * day,
  }),
  offering('sample-tea-houses', {
    name: texts('样本茶居', '樣本茶居', 'Sample Tea Houses'),
    opensAt: Date.now() - 12 * day,
    closesAt: Date.now() - 8 * day,
    allotmentAt: Date.now() - day,
    entries: 1_204,
    isAllottedByFirm: true,
  }),
]

/** What an import of an allotment would do. */
export const allotmentPreview: AllotmentPreview = {
  digest: 'cd'.repeat(32),
  name: texts('样本茶居', '樣本茶居', 'Sample Tea Houses'),
  ...{ allotted: 1_100, none: 100, known: 0, waiting: 4, faults: [], faulty: 0, hindrance: null },
  ...{ lots: 11_400, lotsBefore: 0, lotsOnOffer: 12_000 },
}

/** What an import of trades would do. */
export const tradePreview: TradePreview = {
  digest: 'ab'.repeat(32),
  trades: 1_204,
  fresh: 1_180,
  corrected: 20,
  known: 4,
  faults: [],
  faulty: 0,
}

/** What sessions and films may refer to. */
export const broadcastSurroundings: BroadcastSurroundings = {
  media: ['film-818-opening-replay.svg', 'film-margin-call.svg'],
  presenters: [
    { id: 'wong', name: texts('黄美仪', '黃美儀', 'Wong Mei Yee') },
    { id: 'chan', name: texts('陈大文', '陳大文', 'Chan Tai Man') },
  ],
  films: [{ code: 'margin-call', title: texts('融资基础', '孖展基礎', 'Margin, explained') }],
  reels: [
    { name: 'growth', scenes: 6 },
    { name: 'safety', scenes: 6 },
  ],
}
/** A session as its author edits it. */
export const liveDocument = {
  ...{ sessionCode: 'market-live', opens: '2026-12-01T10:00+08:00', closes: '2026-12-02T11:00+08:00' },
  ...{ title: texts('市场展望', '市場展望', 'Market outlook'), poster: 'film-margin-call.svg', mainland: 'notice' },
  lead: texts('下一季怎么看', '下一季怎麼看', 'What the next quarter may bring'),
  paragraphs: [texts('讲座内容只作教育用途。', '講座內容只作教育用途。', 'The talk is for education only.')],
  ...{ presenters: ['wong'], channel: ['margin-call'] },
  agenda: [
    {
      ...{ id: 'a', day: 1, time: '10:00', minutes: 30, presenters: ['wong'] },
      title: texts('利率', '利率', 'Rates'),
      text: texts('利率与汇率', '利率與匯率', 'Rates and currencies'),
    },
  ],
}

/** What the server replies to the screens of live sessions, films and offerings. */
export const broadcastAnswers: Answers = {
  'POST /staff/live': { data: { now: Date.now(), sessions: [...liveSessions], after: null } },
  'POST /staff/broadcast/surroundings': { data: broadcastSurroundings },
  'POST /staff/live/document': { data: { document: liveDocument, version: 'a1' } },
  'POST /staff/films': { data: { now: Date.now(), films: [...films], after: null } },
  'POST /staff/cashback/months': {
    data: {
      months: [
        { month: '2026-10', clients: 1_204, granted: 1_284_050, credited: 0, waiting: 1_284_050, lost: 0 },
        { month: '2026-09', clients: 1_180, granted: 1_190_000, credited: 1_020_000, waiting: 90_000, lost: 80_000 },
      ],
    },
  },
  'POST /staff/offerings': { data: { now: Date.now(), offerings: [...offerings], after: null } },
}
