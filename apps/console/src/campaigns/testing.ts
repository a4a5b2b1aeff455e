import type { CampaignActor, CampaignDetail, CampaignSummary, DraftDocument } from '@foyer/api/staff/campaigns'
import type { DraftPreview } from '@foyer/api/staff/editor'
import type { Answers } from '../testing/server.ts'

const hour = 3_600_000
const day = 24 * hour
export const campaignId = (nth: number): string => `0000000${nth}-0000-4000-8000-0000000000c${nth}`
const staff = (nth: number, name: string): CampaignActor => ({
  kind: 'staff',
  id: `0000000${nth}-0000-4000-8000-00000000000${nth}`,
  name,
})
export const lee = staff(6, 'Lee Ka Yan')
const wong = staff(1, 'Wong Siu Ming')
const system: CampaignActor = { kind: 'system', id: null, name: 'Foyer' }

export const summaryOf = (nth: number, more: Partial<CampaignSummary> = {}): CampaignSummary => ({
  id: campaignId(nth),
  state: 'draft',
  revision: 4,
  number: 610 + nth,
  code: `spring-talk-${nth}`,
  title: { 'zh-CN': '春季投资讲座', 'zh-HK': '春季投資講座', 'en-US': 'Spring talk on investing' },
  opensAt: Date.now() + 2 * day,
  closesAt: Date.now() + 30 * day,
  schedule: { publishAt: null, endAt: null },
  liveRevision: null,
  updatedAt: Date.now() - nth * 5 * hour,
  updatedBy: lee,
  createdBy: lee,
  waitsForMe: false,
  ...more,
})

const long = 'A year of talks on saving, bonds and retirement for clients who opened an account this spring'
export const summaries: readonly CampaignSummary[] = [
  summaryOf(0, { state: 'submitted', waitsForMe: true }),
  summaryOf(1, {
    state: 'returned',
    title: { 'zh-CN': '邀请好友', 'zh-HK': '邀請好友', 'en-US': 'Invite a friend' },
  }),
  summaryOf(2, {
    state: 'approved',
    schedule: { publishAt: Date.now() + day, endAt: null },
    title: { 'zh-CN': '开户礼遇', 'zh-HK': '開戶禮遇', 'en-US': 'Welcome rewards' },
  }),
  summaryOf(3, {
    ...{ state: 'live', liveRevision: 4, updatedBy: system },
    title: { 'zh-CN': '咖啡礼遇', 'zh-HK': '咖啡禮遇', 'en-US': 'Coffee for new clients' },
  }),
  summaryOf(4, { state: 'draft', liveRevision: 2, title: { 'zh-CN': long, 'zh-HK': long, 'en-US': long } }),
  summaryOf(5, {
    title: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
    number: null,
    code: null,
    opensAt: null,
    closesAt: null,
  }),
  summaryOf(6, {
    ...{ state: 'closed', updatedBy: { kind: 'operator', id: null, name: 'Chan' } },
    title: { 'zh-CN': '中秋抽奖', 'zh-HK': '中秋抽獎', 'en-US': 'Mid-Autumn draw' },
  }),
]

const text = (simplified: string, english: string) => ({ 'zh-CN': simplified, 'en-US': english })
export const document: DraftDocument = {
  schema: 1,
  activity: { number: 610, code: 'spring-talk-0', title: text('春季投资讲座', 'Spring talk on investing') },
  page: {
    blocks: [
      { kind: 'hero', title: text('春季投资讲座', 'Spring talk'), lead: text('一小时了解风险', 'An hour on risk') },
      { kind: 'steps', steps: [{ title: text('报名', 'Register'), text: text('用手机号码', 'With your number') }] },
      { kind: 'terms', sections: [{ heading: text('资格', 'Who'), text: text('人人可参加', 'Anyone may join') }] },
      { kind: 'risk', paragraphs: [text('投资涉及风险。', 'Investment involves risk.')] },
    ],
  },
}

export const detailOf = (summary: CampaignSummary, more: Partial<CampaignDetail> = {}): CampaignDetail => ({
  summary,
  document,
  authors: [lee],
  submittedBy: summary.state === 'submitted' ? wong : null,
  approvedBy: null,
  stopped: null,
  lock: null,
  faults: [],
  comments: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      revision: 3,
      block: 3,
      text: 'Is this the risk text of this quarter?\nLegal changed it in October.',
      by: wong,
      at: Date.now() - 3 * hour,
      resolved: null,
    },
    {
      id: '00000000-0000-4000-8000-000000000002',
      revision: 2,
      block: null,
      text: 'The period is right now.',
      by: lee,
      at: Date.now() - 9 * hour,
      resolved: { by: wong, at: Date.now() - 8 * hour },
    },
  ],
  history: [
    { event: 'submit', by: lee, from: 'draft', to: 'submitted', reason: 'Please read the terms', revision: 4 },
    { event: 'return', by: wong, from: 'submitted', to: 'returned', reason: 'The terms miss the period', revision: 3 },
    { event: 'save', by: lee, from: null, to: null, reason: null, revision: 3 },
    { event: 'create', by: lee, from: null, to: null, reason: null, revision: 1 },
  ].map((one, nth) => ({ ...one, id: String(900 - nth), at: Date.now() - nth * 7 * hour })),
  acts: [],
  ...more,
})

export const faulty: CampaignDetail['faults'] = [
  {
    path: 'activity.closes',
    block: null,
    code: 'ends_before_it_opens',
    values: {},
    message: 'must be later than opens',
  },
  {
    path: 'page.blocks[1].steps[0].text.en-US',
    block: 1,
    code: 'too_long',
    values: { length: 1904, limit: 1800 },
    message: 'is too long: it has 1904 characters and may have at most 1800',
  },
  {
    path: 'page.blocks[1].steps',
    block: 1,
    code: 'entries_min',
    values: { limit: 2 },
    message: 'must hold at least 2',
  },
  {
    path: 'page.blocks',
    block: null,
    code: 'block_missing',
    values: { kind: 'risk' },
    message: 'must hold a block of the kind risk',
  },
]

/** A draft whose token states which of two revisions it shows. */
export const draftOf = (body: unknown): DraftPreview => {
  const token = JSON.stringify(body).includes('on investing') ? 'newer' : 'older'
  return { token, route: '/activityTemplate?code=spring-talk-0', expiresAt: 1, omitted: [] }
}

/** Replies to the calls of the screens of campaigns. */
export const campaignAnswers: Answers = {
  'POST /staff/campaigns/list': (body) => ({
    data: {
      campaigns: (body as { filter: { waiting?: true } }).filter.waiting
        ? summaries.filter(({ waitsForMe }) => waitsForMe)
        : [...summaries],
      after: null,
    },
  }),
  'POST /staff/campaigns/authors': { data: { authors: [{ id: lee.id ?? '', name: lee.name }] } },
  'POST /staff/campaigns/open': { data: detailOf(summaryOf(0)) },
  'POST /staff/campaigns/revisions': {
    data: {
      revisions: [4, 3, 2, 1].map((revision) => ({
        revision,
        at: Date.now() - (5 - revision) * 6 * hour,
        by: lee,
        origin: revision === 1 ? 'create' : 'save',
        schedule: { publishAt: null, endAt: null },
        marks: revision === 3 ? ['submitted'] : revision === 2 ? ['submitted', 'approved', 'published', 'live'] : [],
      })),
      before: null,
    },
  },
  'POST /staff/campaigns/revisions/diff': {
    data: {
      changes: [
        {
          kind: 'changed',
          part: 'activity',
          block: null,
          earlier: null,
          blockKind: null,
          field: 'title',
          language: 'en-US',
          before: 'Spring talk',
          after: 'Spring talk on investing',
        },
        {
          kind: 'changed',
          part: 'block',
          block: 0,
          earlier: 0,
          blockKind: 'hero',
          field: 'title',
          language: 'en-US',
          before: 'Spring talk',
          after: 'Spring talk on investing',
        },
        {
          kind: 'added',
          part: 'block',
          block: 1,
          earlier: null,
          blockKind: 'steps',
          field: '',
          language: null,
          before: null,
          after: '报名\nRegister',
        },
        {
          kind: 'moved',
          part: 'block',
          block: 3,
          earlier: 2,
          blockKind: 'risk',
          field: '',
          language: null,
          before: '3',
          after: '4',
        },
        {
          kind: 'changed',
          part: 'schedule',
          block: null,
          earlier: null,
          blockKind: null,
          field: 'publishAt',
          language: null,
          before: null,
          after: '2026-12-01T09:00+08:00',
        },
      ],
      cut: false,
    },
  },
  'POST /staff/campaigns/revisions/open': (body) => {
    const { revision } = body as { revision: number }
    const schedule = { publishAt: null, endAt: null }
    const title = revision === 4 ? text('春季投资讲座', 'Spring talk on investing') : text('春季讲座', 'Spring talk')
    return {
      data: {
        ...{ revision, at: 1, by: lee, origin: 'save', schedule, marks: [] },
        document: { ...document, activity: { ...document.activity, title } },
      },
    }
  },
  'POST /staff/campaigns/previews': {
    data: {
      previews: [
        {
          id: '00000000-0000-4000-8000-0000000000f1',
          revision: 3,
          by: lee,
          at: Date.now() - hour,
          expiresAt: Date.now() + day,
        },
      ],
    },
  },
  'POST /staff/campaigns/lock': {
    data: { lock: { by: lee, until: Date.now() + 60_000, mine: true }, revision: 4, state: 'draft' },
  },
}
