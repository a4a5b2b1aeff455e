import { page } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import type { State } from '../testing/state.ts'
import { campaignId, detailOf, draftOf, faulty, lee, summaryOf } from './testing.ts'

const session = sessionOf('author', 'approver', 'operations')
const open = 'POST /staff/campaigns/open'
const list = 'POST /staff/campaigns/list'
const address = `/campaigns/${campaignId(0)}`
const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const submitted = detailOf(summaryOf(0, { state: 'submitted', waitsForMe: true }), {
  acts: ['approve', 'return', 'withdraw', 'comment', 'preview'],
})
const draft = detailOf(summaryOf(0, { liveRevision: 2 }), {
  faults: faulty,
  lock: { by: lee, until: Date.now() + 60_000, mine: false },
  acts: ['edit', 'submit', 'schedule', 'revert', 'close', 'comment', 'preview'],
})
const live = detailOf(summaryOf(0, { state: 'live', liveRevision: 4 }), {
  acts: ['edit', 'close', 'comment', 'preview'],
})
const none = { campaigns: [], after: null }
const submit = () => page.getByCss('.form button[type="submit"]').first().click()
const writeReason = async () => {
  await page.getByCss('.modal textarea').fill('The partner withdrew its vouchers')
  await submit()
}

/** The states of the screens of campaigns. */
export const campaignScreens: readonly State[] = [
  { name: 'campaigns', path: '/campaigns', opening: { session }, shown: '.data-table' },
  {
    name: 'campaigns-loading',
    path: '/campaigns',
    opening: { session, answers: { [list]: 'hanging' } },
    shown: '.loading-rows',
  },
  {
    name: 'campaigns-failed',
    path: '/campaigns',
    opening: { session, answers: { [list]: failed } },
    shown: '.failure',
  },
  {
    name: 'campaigns-empty',
    path: '/campaigns',
    opening: { session, answers: { [list]: { data: none } } },
    shown: '.empty',
  },
  {
    name: 'campaigns-none',
    path: '/campaigns?state=closed&text=zzz',
    opening: { session: sessionOf('auditor'), answers: { [list]: { data: none } } },
    shown: '.empty .button',
  },
  { name: 'campaigns-add', path: '/campaigns?act=add', opening: { session }, reach: submit, shown: '.field-fault' },
  {
    name: 'campaign-submitted',
    path: address,
    opening: { session, answers: { [open]: { data: submitted } } },
    shown: '.next-act-warn',
  },
  {
    name: 'campaign-draft',
    path: address,
    opening: { session, answers: { [open]: { data: draft } } },
    shown: '.check-group',
  },
  {
    name: 'campaign-live',
    path: address,
    opening: { session, answers: { [open]: { data: live } } },
    shown: '.next-act-good',
  },
  {
    name: 'campaign-failed',
    path: address,
    opening: { session, answers: { [open]: failed } },
    shown: '.failure-whole',
  },
  {
    name: 'campaign-changes',
    path: `${address}?part=changes`,
    opening: { session, answers: { [open]: { data: submitted } } },
    shown: '.change-card',
  },
  {
    name: 'campaign-pages',
    path: `${address}?part=changes&view=pages`,
    opening: {
      session,
      answers: { [open]: { data: submitted }, 'POST /staff/editor/draft': (body) => ({ data: draftOf(body) }) },
    },
    reach: () => page.getByCss('.compared-changes button').nth(1).click(),
    shown: '.mark[data-kind="added"]',
  },
  {
    name: 'campaign-pages-over',
    path: `${address}?part=changes&view=pages`,
    opening: {
      session,
      answers: { [open]: { data: submitted }, 'POST /staff/editor/draft': (body) => ({ data: draftOf(body) }) },
    },
    reach: async () => {
      await page.getByCss('.compared-bar input').nth(1).click({ force: true })
      page.getByCss('.compared-bar').element().scrollIntoView({ block: 'start' })
    },
    shown: '.compared-share',
  },
  {
    name: 'campaign-pages-failed',
    path: `${address}?part=changes&view=pages`,
    opening: { session, answers: { [open]: { data: submitted }, 'POST /staff/editor/draft': failed } },
    shown: '.failure-whole',
  },
  {
    name: 'campaign-comments',
    path: `${address}?part=comments`,
    opening: { session, answers: { [open]: { data: draft } } },
    shown: '.comment',
  },
  {
    name: 'campaign-history',
    path: `${address}?part=history`,
    opening: { session, answers: { [open]: { data: submitted } } },
    shown: '.timeline',
  },
  {
    name: 'campaign-versions',
    path: `${address}?part=versions`,
    opening: { session, answers: { [open]: { data: draft } } },
    shown: '.version',
  },
  {
    name: 'campaign-previews',
    path: `${address}?part=previews`,
    opening: { session, answers: { [open]: { data: draft } } },
    shown: '.version',
  },
  {
    name: 'campaign-approve',
    path: `${address}?act=approve&id=4`,
    opening: {
      session,
      answers: {
        [open]: { data: submitted },
        'POST /staff/campaigns/approve': {
          data: { outcome: 'older', campaign: { ...submitted, summary: { ...submitted.summary, revision: 5 } } },
        },
      },
    },
    reach: submit,
    shown: '.modal .notice-bad',
  },
  {
    name: 'campaign-schedule',
    path: `${address}?act=schedule&id=4`,
    opening: { session, answers: { [open]: { data: draft } } },
    shown: '.modal input',
  },
  {
    name: 'campaign-close',
    path: `${address}?act=close&id=4`,
    opening: { session, answers: { [open]: { data: live }, 'POST /staff/campaigns/close': 'lost' } },
    reach: writeReason,
    shown: '.modal .failure',
  },
]
