import { page, userEvent } from 'vitest/browser'
import { sessionOf } from './data.ts'
import type { State } from './state.ts'
import { parcelIn, stocks } from './stock-data.ts'

const operations = sessionOf('operations')
const fulfilment = sessionOf('fulfilment')
const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const importing = '/stock?act=import&id=499.meal'
const preview = {
  id: '00000001-0000-4000-8000-000000000001',
  codes: 2_000,
  known: 12,
  samples: ['\u2022\u2022\u2022\u20220001', '\u2022\u2022\u2022\u20220002', '\u2022\u2022\u2022\u20220003'],
  before: 3_120,
  after: 5_108,
  faults: [],
  faulty: 0,
}
/** Chooses a file of codes in the open dialog. */
export const chooseFile = async (text = 'MEAL-0001'): Promise<void> => {
  const input = page.getByCss('input[type="file"]')
  await userEvent.upload(input, new File([text], 'codes.csv', { type: 'text/csv' }))
}
const submit = () => page.getByCss('.form button[type="submit"]').click()
const writeReason = async () => {
  await page.getByCss('.form textarea').fill('Ticket OPS-2201')
  await submit()
}
const openMenu = async () => {
  await page.getByCss('td .icon-button').first().click()
}

/** The states of the screens of stock, merchants and gifts. */
export const stockStates: readonly State[] = [
  { name: 'stock', path: '/stock', opening: { session: operations }, shown: '.level' },
  {
    name: 'stock-loading',
    path: '/stock',
    opening: { session: operations, answers: { 'POST /staff/stock': 'hanging' } },
    shown: '.loading-rows',
  },
  {
    name: 'stock-failed',
    path: '/stock',
    opening: { session: operations, answers: { 'POST /staff/stock': failed } },
    shown: '.failure-whole',
  },
  {
    name: 'stock-empty',
    path: '/stock',
    opening: { session: operations, answers: { 'POST /staff/stock': { data: { rows: [], after: null } } } },
    shown: '.empty',
  },
  {
    name: 'stock-more',
    path: '/stock',
    opening: {
      session: operations,
      answers: { 'POST /staff/stock': { data: { rows: [...stocks], after: { activity: 499, stage: 'meal' } } } },
    },
    shown: '.more',
  },
  { name: 'stock-menu', path: '/stock', opening: { session: operations }, reach: openMenu, shown: '.item' },
  { name: 'stock-import', path: importing, opening: { session: operations }, shown: '.file' },
  {
    name: 'stock-preview',
    path: importing,
    opening: { session: operations, answers: { 'POST /staff/vouchers/preview': { data: preview } } },
    reach: async () => {
      await chooseFile()
      await submit()
    },
    shown: '.masked',
  },
  {
    name: 'stock-faulty',
    path: importing,
    opening: {
      session: operations,
      answers: {
        'POST /staff/vouchers/preview': {
          data: {
            ...preview,
            id: null,
            faulty: 120,
            faults: [
              { line: 2, fault: 'form', first: null },
              { line: 17, fault: 'again', first: 3 },
              { line: 1_204, fault: 'columns', first: null },
            ],
          },
        },
      },
    },
    reach: chooseFile,
    shown: '.fault-lines',
  },
  {
    name: 'stock-not-text',
    path: importing,
    opening: { session: operations },
    reach: async () => {
      await userEvent.upload(page.getByCss('input[type="file"]'), new File([new Uint8Array([255, 254, 0])], 'a.csv'))
    },
    shown: '.field-fault',
  },
  {
    name: 'stock-set',
    path: '/stock?act=set&id=493.umbrella',
    opening: { session: operations },
    reach: async () => {
      await page.getByCss('input[name="total"]').fill('many')
      await submit()
    },
    shown: '.field-fault',
  },
  {
    name: 'stock-outdated',
    path: '/stock?act=set&id=493.umbrella',
    opening: {
      session: operations,
      answers: { 'POST /staff/stock/set': { data: { outcome: 'outdated', total: 150, remaining: 36 } } },
    },
    reach: async () => {
      await page.getByCss('input[name="total"]').fill('140')
      await writeReason()
    },
    shown: '.notice-warn',
  },
  { name: 'imports', path: '/stock?view=imports', opening: { session: operations }, shown: '.data-table' },
  {
    name: 'imports-empty',
    path: '/stock?view=imports',
    opening: {
      answers: { 'POST /staff/vouchers/imports': { data: { imports: [], before: null } } },
      session: operations,
    },
    shown: '.empty',
  },
  {
    name: 'imports-undo',
    path: '/stock?view=imports&act=undo&id=00000001-0000-4000-8000-000000000001',
    opening: { session: operations },
    shown: '.modal textarea',
  },
  { name: 'merchants', path: '/merchants', opening: { session: operations }, shown: '.data-table' },
  {
    name: 'merchants-empty',
    path: '/merchants',
    opening: {
      session: operations,
      answers: { 'POST /staff/merchants': { data: { merchants: [], after: null, vouchers: [] } } },
    },
    shown: '.empty',
  },
  { name: 'merchants-menu', path: '/merchants', opening: { session: operations }, reach: openMenu, shown: '.item' },
  {
    name: 'merchants-add',
    path: '/merchants?act=add',
    opening: { session: operations },
    reach: submit,
    shown: '.field-fault',
  },
  {
    name: 'merchants-pin',
    path: '/merchants?act=pin&id=harbour-roast',
    opening: { session: operations, answers: { 'POST /staff/merchants/pin': { data: { pin: '246810' } } } },
    reach: writeReason,
    shown: '.pin',
  },
  {
    name: 'merchants-items',
    path: '/merchants?act=items&id=noodle-bar',
    opening: { session: operations },
    shown: '.checks',
  },
  {
    name: 'merchants-close',
    path: '/merchants?act=close&id=harbour-roast',
    opening: { session: operations },
    shown: '.button-danger',
  },
  {
    name: 'merchants-days',
    path: '/merchants?act=days&id=harbour-roast',
    opening: {
      session: operations,
      answers: {
        'POST /staff/merchants/days': {
          data: {
            days: [
              { day: '2026-11-26', activity: 488, item: 'coffee', redeemed: 12 },
              { day: '2026-11-25', activity: 488, item: 'coffee', redeemed: 41 },
              { day: '2026-11-24', activity: 499, item: 'meal', redeemed: 3 },
            ],
          },
        },
      },
    },
    shown: '.days',
  },
  { name: 'parcels', path: '/parcels', opening: { session: fulfilment }, shown: '.data-table' },
  {
    name: 'parcels-empty',
    path: '/parcels?status=returned',
    opening: { session: fulfilment, answers: { 'POST /staff/parcels': { data: { parcels: [], after: null } } } },
    shown: '.empty',
  },
  {
    name: 'parcels-returned',
    path: '/parcels?status=returned',
    opening: {
      session: fulfilment,
      answers: {
        'POST /staff/parcels': { data: { parcels: [parcelIn('returned', { needsAddress: true })], after: null } },
      },
    },
    reach: openMenu,
    shown: '.item-danger',
  },
  {
    name: 'parcels-found',
    path: '/parcels?reference=7K2Q5-4X9PB',
    opening: {
      session: fulfilment,
      answers: { 'POST /staff/parcels': { data: { parcels: [parcelIn('delivered')], after: null } } },
    },
    shown: '.badge-good',
  },
  {
    name: 'parcels-ship',
    path: '/parcels?status=packed&act=ship&id=7K2Q5-4X9PB',
    opening: {
      session: fulfilment,
      answers: { 'POST /staff/parcels': { data: { parcels: [parcelIn('packed')], after: null } } },
    },
    reach: submit,
    shown: '.field-fault',
  },
  {
    name: 'parcels-revoke',
    path: '/parcels?act=revoke&id=7K2Q9-4X9PB',
    opening: { session: fulfilment },
    shown: '.segments',
  },
  {
    name: 'parcels-changed',
    path: '/parcels?act=pack&id=7K2Q9-4X9PB',
    opening: {
      session: fulfilment,
      answers: { 'POST /staff/parcels/step': { status: 409, reason: 'reward_not_open', reference: '7K2QM-4X9PB' } },
    },
    reach: submit,
    shown: '.failure',
  },
  {
    name: 'parcels-address',
    path: '/parcels?act=address&id=7K2Q9-4X9PB',
    opening: {
      session: fulfilment,
      answers: {
        'POST /staff/parcels/address': {
          data: {
            address: {
              place: 'hong_kong',
              name: 'Chan Tai Man',
              areaCode: '852',
              mobileNo: '51234567',
              district: 'wan_chai',
              building: 'Harbour Centre, 25 Harbour Road',
              flat: '12/F, Flat B',
            },
            area: {
              'zh-CN': '\u6e7e\u4ed4\u533a',
              'zh-HK': '\u7063\u4ed4\u5340',
              'en-US': 'Wan Chai, Hong Kong Island',
            },
          },
        },
      },
    },
    reach: writeReason,
    shown: '.label',
  },
]
