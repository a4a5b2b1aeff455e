import { page } from 'vitest/browser'
import { cashbackOf } from '../care/testing/data.ts'
import { allotmentPreview, liveDocument, liveSession, offerings, tradePreview } from './broadcast-data.ts'
import { sessionOf } from './data.ts'
import { serve } from './server.ts'
import type { State } from './state.ts'
import { chooseFile } from './stock-states.ts'

const session = sessionOf('operations')
const proved = { ...session, provedUntil: Date.now() + 3_600_000 }
const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const submit = () => page.getByCss('.form button[type="submit"]').click()
const openMenu = (nth: number) => async () => {
  await page.getByCss('td .icon-button').nth(nth).click()
}
const offeringsPreview = {
  digest: 'ab'.repeat(32),
  offerings: offerings.map(({ code, name, opensAt, closesAt, allotmentAt, lotsOnOffer }, nth) => ({
    ...{ code, name, opensAt, closesAt, allotmentAt, lotsOnOffer },
    isNew: nth === 0,
  })),
  faults: [],
}

/** The states of the screens of live sessions, films, offerings and trade files. */
export const broadcastStates: readonly State[] = [
  { name: 'live', path: '/broadcast', opening: { session }, shown: '.data-table' },
  {
    name: 'live-failed',
    path: '/broadcast',
    opening: { session, answers: { 'POST /staff/live': failed } },
    shown: '.failure-whole',
  },
  {
    name: 'live-empty',
    path: '/broadcast',
    opening: { session, answers: { 'POST /staff/live': { data: { now: 0, sessions: [], after: null } } } },
    shown: '.empty',
  },
  { name: 'live-menu', path: '/broadcast', opening: { session }, reach: openMenu(1), shown: '.item-danger' },
  {
    name: 'live-interrupt',
    path: '/broadcast?act=interrupt&id=market-live',
    opening: { session },
    reach: submit,
    shown: '.field-fault',
  },
  {
    name: 'live-times',
    path: '/broadcast?act=times&id=market-live',
    opening: {
      session,
      answers: { 'POST /staff/live/times': { data: { outcome: 'outdated', session: liveSession('live') } } },
    },
    reach: async () => {
      await page.getByCss('.form textarea').fill('The guest is late')
      await submit()
    },
    shown: '.notice-warn',
  },
  {
    name: 'live-editor',
    path: '/broadcast/live/market-live',
    opening: {
      session,
      answers: {
        'POST /staff/live/check': {
          data: {
            faults: [
              {
                path: 'title.zh-CN',
                code: 'simplified',
                values: {},
                message: 'must be written in Simplified characters',
              },
              { path: 'agenda[0].day', code: 'day_outside', values: { days: 2 }, message: 'is after the last day' },
            ],
          },
        },
      },
    },
    reach: async () => {
      await page.getByCss('.page-acts .button-main').click()
    },
    shown: '.notice-bad',
  },
  {
    name: 'live-editor-newer',
    path: '/broadcast/live/market-live',
    opening: {
      session,
      answers: {
        'POST /staff/live/check': { data: { faults: [] } },
        'POST /staff/live/publish': () => {
          const newer = { ...liveDocument, title: { ...liveDocument.title, 'zh-CN': '冬季市场展望' } }
          serve({ 'POST /staff/live/document': { data: { document: newer, version: 'a2' } } })
          return { data: { outcome: 'outdated', faults: [] } }
        },
      },
    },
    reach: async () => {
      await page.getByCss('[data-path="title.zh-CN"]').fill('秋季市场展望')
      await page.getByCss('.page-acts .button-main').click()
      await page.getByCss('.form textarea').fill('Autumn series')
      await submit()
      await page.getByCss('.editor-notice .button').click()
    },
    shown: '.diff',
  },
  { name: 'film-new', path: '/broadcast/films/new', opening: { session }, shown: '.editor-form' },
  {
    name: 'live-publish',
    path: '/broadcast/live/market-live',
    opening: {
      session,
      answers: {
        'POST /staff/live/check': { data: { faults: [] } },
        'POST /staff/live/publish': { data: { outcome: 'outdated', faults: [] } },
      },
    },
    reach: async () => {
      await page.getByCss('.page-acts .button-main').click()
      await page.getByCss('.form textarea').fill('Autumn series')
      await submit()
    },
    shown: '.form .notice-warn',
  },
  {
    name: 'live-hide',
    path: '/broadcast?act=hide&id=market-replay',
    opening: { session },
    shown: '.button-danger',
  },
  { name: 'films', path: '/broadcast?view=films', opening: { session }, shown: '.data-table' },
  {
    name: 'films-withdraw',
    path: '/broadcast?view=films&act=withdraw&id=margin-call',
    opening: { session },
    shown: '.button-danger',
  },
  { name: 'offerings', path: '/offerings', opening: { session }, shown: '.data-table' },
  {
    name: 'offerings-empty',
    path: '/offerings',
    opening: { session, answers: { 'POST /staff/offerings': { data: { now: 0, offerings: [], after: null } } } },
    shown: '.empty',
  },
  {
    name: 'offerings-declare',
    path: '/offerings?act=declare',
    opening: { session: proved, answers: { 'POST /staff/offerings/preview': { data: offeringsPreview } } },
    reach: () => chooseFile('{}'),
    shown: '.sums',
  },
  {
    name: 'offerings-faulty',
    path: '/offerings?act=declare',
    opening: {
      session: proved,
      answers: {
        'POST /staff/offerings/preview': {
          data: {
            ...offeringsPreview,
            faults: ['sample-tramways: dates.opens: has passed; an offering must be declared before it opens'],
          },
        },
      },
    },
    reach: () => chooseFile('{}'),
    shown: '.fault-lines',
  },
  { name: 'offerings-proof', path: '/offerings?act=declare', opening: { session }, shown: 'a[href*="prove=yes"]' },
  {
    name: 'allotment',
    path: '/offerings?act=allot&id=sample-tea-houses',
    opening: {
      session: proved,
      answers: { 'POST /staff/offerings/allotment/preview': { data: allotmentPreview } },
    },
    reach: async () => {
      await chooseFile('reference,lots')
      await submit()
    },
    shown: '.field-fault',
  },
  {
    name: 'allotment-faulty',
    path: '/offerings?act=allot&id=sample-tea-houses',
    opening: {
      session: proved,
      answers: {
        'POST /staff/offerings/allotment/preview': {
          data: {
            ...allotmentPreview,
            hindrance: 'total',
            lotsBefore: 900,
            faulty: 6,
            faults: [
              { line: 3, fault: 'again', columns: [], first: 2 },
              { line: 8, fault: 'unknown', columns: [], first: null },
              { line: 9, fault: 'offering', columns: [], first: null },
              { line: 12, fault: 'more', columns: [], first: null },
              { line: 19, fault: 'allotted', columns: [], first: null },
              { line: 20, fault: 'values', columns: ['lots'], first: null },
            ],
          },
        },
      },
    },
    reach: () => chooseFile('reference,lots'),
    shown: '.fault-lines',
  },
  { name: 'trades', path: '/trades', opening: { session }, shown: '.file' },
  {
    name: 'trades-preview',
    path: '/trades',
    opening: { session, answers: { 'POST /staff/trades/preview': { data: tradePreview } } },
    reach: async () => {
      await chooseFile('reference')
      await submit()
    },
    shown: '.field-fault',
  },
  {
    name: 'trades-faulty',
    path: '/trades',
    opening: {
      session,
      answers: {
        'POST /staff/trades/preview': {
          data: {
            ...tradePreview,
            faulty: 3,
            faults: [
              { line: 3, fault: 'values', columns: ['fees', 'executedAt'], first: null },
              { line: 8, fault: 'client', columns: ['clientNo'], first: null },
              { line: 19, fault: 'again', columns: [], first: 4 },
            ],
          },
        },
      },
    },
    reach: () => chooseFile('reference'),
    shown: '.fault-lines',
  },
  {
    name: 'cashback-client',
    path: '/trades?act=client',
    opening: { session },
    reach: async () => {
      await page.getByCss('.modal button[type="submit"]').click()
    },
    shown: '.field-fault',
  },
  {
    name: 'cashback-client-shown',
    path: '/trades?act=client',
    opening: {
      session,
      answers: {
        'POST /staff/cashback/client': { data: { clientNo: '8******1', statement: cashbackOf('2026-11') } },
      },
    },
    reach: async () => {
      await page.getByCss('.modal input').fill('80000001')
      await page.getByCss('.modal textarea').fill('CASE-17')
      await page.getByCss('.modal button[type="submit"]').click()
    },
    shown: '.modal .sums',
  },
  {
    name: 'cashback-read',
    path: '/trades',
    opening: { session: sessionOf('auditor') },
    shown: '.data-table',
  },
]
