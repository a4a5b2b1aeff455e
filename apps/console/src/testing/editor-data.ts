import type { CampaignDetail, CampaignFault } from '@foyer/api/staff/campaigns'
import type { Answers } from './server.ts'

const text = (simplified: string, english: string) => ({ 'zh-CN': simplified, 'en-US': english })

/** A draft with every kind of text: converted, read, missing and too long. */
export const draftDocument = {
  schema: 1 as const,
  activity: {
    number: 610,
    code: 'spring-talk',
    route: '/activityTemplate?code=spring-talk',
    title: text('\u6625\u5b63\u8bb2\u5ea7', 'Spring talk'),
    lead: text(
      '\u4e00\u5c0f\u65f6\u4e86\u89e3\u8d26\u6237\u5b89\u5168\u3002',
      'An hour on the safety of your account.',
    ),
    opens: '2027-03-01T09:00+08:00',
    closes: '2027-03-31T18:00+08:00',
    joinLevel: 'register',
  },
  page: {
    blocks: [
      {
        kind: 'hero',
        kicker: text('\u6d3b\u52a8', 'Talk'),
        title: { ...text('\u6625\u5b63\u8bb2\u5ea7', 'Spring talk'), 'zh-HK': '\u6625\u5b63\u8b1b\u5ea7' },
        lead: text(
          '\u4e00\u5c0f\u65f6\u4e86\u89e3\u8d26\u6237\u5b89\u5168\uff0c\u8ba4\u51fa\u5e38\u89c1\u9a97\u5c40\u3002',
          '',
        ),
        art: 'hero-briefing.svg',
      },
      {
        kind: 'steps',
        title: text('\u600e\u6837\u53c2\u52a0', 'How to take part'),
        steps: [
          {
            title: text('\u767b\u8bb0', 'Register'),
            text: text('\u7528\u624b\u673a\u53f7\u7801\u767b\u8bb0\u3002', 'Register with your <b>phone number</b>.'),
          },
          { title: text('\u53c2\u52a0', 'Come'), text: text('\u51c6\u65f6\u5230\u573a\u3002', 'Be there in time.') },
        ],
      },
      {
        kind: 'rewards',
        title: text('\u5956\u8d4f', 'Rewards'),
        rewards: [
          {
            kind: 'voucher',
            name: text('\u5496\u5561\u5238', 'Coffee voucher'),
            note: text('\u6bcf\u4eba\u4e00\u5f20\u3002', 'One for each person.'),
            value: text('20\u5143', 'HK$20'),
          },
        ],
      },
      { kind: 'join', label: text('\u62a5\u540d', 'Register') },
      {
        kind: 'terms',
        sections: [
          { heading: text('\u8d44\u683c', 'Who'), text: text('\u4eba\u4eba\u53ef\u53c2\u52a0\u3002', 'Anyone.') },
        ],
      },
      {
        kind: 'risk',
        paragraphs: [text('\u6295\u8d44\u6d89\u53ca\u98ce\u9669\u3002', 'Investment involves risk.')],
      },
    ],
  },
}

export const campaignId = '00000610-0000-4000-8000-000000000610'
const wong = { kind: 'staff' as const, id: '00000001-0000-4000-8000-000000000001', name: 'Wong Siu Ming' }
const me = { kind: 'staff' as const, id: '00000000-0000-4000-8000-000000000000', name: 'Chan Tai Man' }
const noSchedule = { publishAt: null, endAt: null }

export const campaign: CampaignDetail = {
  summary: {
    id: campaignId,
    state: 'draft',
    revision: 4,
    number: 610,
    code: 'spring-talk',
    title: { 'zh-CN': '', 'zh-HK': '', 'en-US': 'Spring talk' },
    opensAt: null,
    closesAt: null,
    schedule: noSchedule,
    liveRevision: null,
    updatedAt: 1,
    updatedBy: me,
    createdBy: me,
    waitsForMe: false,
  },
  document: draftDocument,
  authors: [me],
  submittedBy: null,
  approvedBy: null,
  stopped: null,
  lock: null,
  faults: [],
  comments: [],
  history: [],
  acts: ['edit', 'preview'],
}
export const lockOf = (mine: boolean) => ({
  lock: { by: mine ? me : wong, until: Date.now() + 60_000, mine },
  revision: 4,
  state: 'draft' as const,
})
export const newer = {
  outcome: 'older' as const,
  newer: {
    revision: 5,
    savedAt: 1,
    savedBy: wong,
    document: {
      ...draftDocument,
      activity: { ...draftDocument.activity, title: text('\u590f\u5b63\u8bb2\u5ea7', 'Summer talk') },
    },
  },
}
export const savedAs = (revision: number) => ({
  outcome: 'saved' as const,
  revision,
  savedAt: 1,
  faults: [] as CampaignFault[],
})
const faults: CampaignFault[] = [
  { path: 'page.blocks[0].lead.en-US', block: 0, code: 'empty', values: {}, message: 'is empty: write a text' },
  {
    path: 'page.blocks[1].steps[0].text.en-US',
    block: 1,
    code: 'html',
    values: {},
    message: 'must be plain text: remove the HTML, which the page would show as it stands',
  },
  {
    path: 'activity.closes',
    block: null,
    code: 'ends_before_it_opens',
    values: {},
    message: 'must be later than opens',
  },
]
export const surroundings = {
  media: [
    'hero-briefing.svg',
    'hero-first-account.svg',
    'gift-flask.svg',
    'diversification.mp4',
    'diversification-zh-cn.vtt',
  ],
  pictures: [] as string[],
  instruments: ['00700', '02800', '00005'],
}

/** The server's replies to the editor, without those about the campaign. */
export const editorAnswers = {
  'POST /staff/campaigns/unlock': { data: {} },
  'POST /staff/campaigns/save': { data: savedAs(5) },
  'POST /staff/campaigns/check': { data: { faults } },
  'POST /staff/editor/surroundings': { data: surroundings },
  'POST /staff/editor/draft': {
    data: { token: 'T0k3n', route: '/activityTemplate?code=spring-talk', expiresAt: 1, omitted: [] },
  },
} as const satisfies Answers
/** A campaign that the person edits. */
export const editedAnswers = {
  'POST /staff/campaigns/open': { data: campaign },
  'POST /staff/campaigns/lock': { data: lockOf(true) },
} as const satisfies Answers

/** The name of an uploaded picture. */
export const photograph = (nth: number) => `picture-${String(nth).repeat(64)}-1600x900.webp`
const [hero, ...others] = draftDocument.page.blocks
/** Replies with a document whose hero has a photograph, and whose lead names variables. */
export const picturedAnswers: Answers = {
  ...editedAnswers,
  'POST /staff/campaigns/open': {
    data: {
      ...campaign,
      document: {
        ...draftDocument,
        page: {
          blocks: [
            {
              ...hero,
              art: photograph(5),
              artAlt: text('\u5c71\u4e0a\u7684\u65e5\u843d', ''),
              focus: { x: 78, y: 34 },
              lead: text('\u6d3b\u52a8\u671f\u95f4\uff1a{period}', 'From {opens} until {closes}'),
            },
            ...others,
          ],
        },
      },
    },
  },
  'POST /staff/editor/surroundings': { data: { ...surroundings, pictures: [photograph(5), photograph(6)] } },
}
