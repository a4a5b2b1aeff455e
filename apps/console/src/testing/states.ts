import { page } from 'vitest/browser'
import { campaignScreens } from '../campaigns/states.ts'
import { callBackStates } from '../care/testing/call-backs.ts'
import { careStates } from '../care/testing/states.ts'
import { editorScreens } from '../editor/states.ts'
import { broadcastStates } from './broadcast-states.ts'
import { clients, people, sessionOf } from './data.ts'
import { queues } from './operations-data.ts'
import { operationsStates } from './operations-states.ts'
import { ruleStates } from './rule-states.ts'
import type { State } from './state.ts'
import { stockStates } from './stock-states.ts'

const [, wong] = people
const [first] = clients
const suspension = `/people?act=suspend&id=${wong?.id}`
const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const submit = () => page.getByCss('.form button[type="submit"]').click()
const writeReason = async () => {
  await page.getByCss('.form textarea').fill('Left the firm, ticket HR-2201')
  await submit()
}
const openMenu = (trigger: string) => async () => {
  await page.getByCss(trigger).first().click()
}

export const states: readonly State[] = [
  { name: 'opening', path: '/', opening: { answers: { 'POST /staff/session/use': 'hanging' } }, shown: '.opening' },
  {
    name: 'signed-out',
    path: '/',
    opening: { answers: { 'POST /staff/session/use': { status: 401 } } },
    shown: '.gate',
  },
  { name: 'away', path: '/', opening: { answers: { 'POST /staff/session/use': 'lost' } }, shown: '.failure-whole' },
  { name: 'home', path: '/', shown: '.card' },
  {
    name: 'home-waiting',
    path: '/',
    opening: {
      session: sessionOf('approver', 'operations', 'clientCare'),
      answers: { 'POST /staff/jobs': { data: { queues } } },
    },
    shown: '.wait-count',
  },
  {
    name: 'home-nothing-waits',
    path: '/',
    opening: {
      session: sessionOf('approver'),
      answers: {
        'POST /staff/campaigns/list': { data: { campaigns: [], after: null } },
        'POST /staff/rules': { data: { activities: [], before: null } },
      },
    },
    shown: '.waits svg',
  },
  { name: 'home-without-screens', path: '/', opening: { session: { ...sessionOf(), roles: [] } }, shown: '.empty' },
  { name: 'not-found', path: '/nowhere', shown: '.empty' },
  { name: 'account-menu', path: '/', reach: openMenu('.account'), shown: '.account-popup' },
  ...careStates,
  ...callBackStates,
  { name: 'me', path: '/me', opening: { session: sessionOf('administrator', 'auditor') }, shown: '.panels' },
  {
    name: 'me-proved',
    path: '/me',
    opening: { session: () => ({ ...sessionOf(), provedUntil: Date.now() + 240_000 }) },
    shown: '.badge-good',
  },
  {
    name: 'last-minutes',
    path: '/me',
    opening: { session: () => ({ ...sessionOf(), endsAt: Date.now() + 300_000 }) },
    shown: '.banner',
  },
  { name: 'idle', path: '/me', opening: { session: { ...sessionOf(), idleMs: 90_000 } }, shown: '.modal' },
  { name: 'people', path: '/people', shown: '.data-table' },
  {
    name: 'people-loading',
    path: '/people',
    opening: { answers: { 'POST /staff/people': 'hanging' } },
    shown: '.loading-rows',
  },
  {
    name: 'people-failed',
    path: '/people',
    opening: { answers: { 'POST /staff/people': failed } },
    shown: '.failure-whole',
  },
  {
    name: 'people-refused',
    path: '/people',
    opening: { answers: { 'POST /staff/people': { status: 403, reason: 'role_missing' } } },
    shown: '.failure-whole',
  },
  {
    name: 'people-empty',
    path: '/people',
    opening: { answers: { 'POST /staff/people': { data: { people: [] } } } },
    shown: '.empty',
  },
  {
    name: 'people-none',
    path: '/people',
    reach: () => page.getByRole('searchbox').fill('zzz'),
    shown: '.empty .button',
  },
  { name: 'people-menu', path: '/people', reach: openMenu('td .icon-button'), shown: '.item-danger' },
  { name: 'suspend', path: suspension, reach: submit, shown: '.field-fault' },
  { name: 'suspend-self', path: `/people?act=suspend&id=${people[0]?.id}`, shown: '.modal .notice-warn' },
  {
    name: 'suspend-failed',
    path: suspension,
    opening: { answers: { 'POST /staff/people/suspend': failed } },
    reach: writeReason,
    shown: '.modal .failure',
  },
  {
    name: 'suspend-limited',
    path: suspension,
    opening: { answers: { 'POST /staff/people/suspend': { status: 429, reason: 'rate_limited' } } },
    reach: writeReason,
    shown: '.modal .failure',
  },
  {
    name: 'proof',
    path: suspension,
    opening: { answers: { 'POST /staff/people/suspend': { status: 403, reason: 'proof_needed' } } },
    reach: writeReason,
    shown: '.modal a[href*="prove=yes"]',
  },
  {
    name: 'suspended',
    path: suspension,
    opening: {
      answers: { 'POST /staff/people/suspend': { data: { ...(wong as NonNullable<typeof wong>), suspendedAt: 1 } } },
    },
    reach: writeReason,
    shown: '.toast',
  },
  { name: 'machines', path: '/machines', shown: '.data-table' },
  {
    name: 'machines-empty',
    path: '/machines',
    opening: { answers: { 'POST /staff/machines': { data: { clients: [] } } } },
    shown: '.empty',
  },
  { name: 'machines-add', path: '/machines?act=add', reach: submit, shown: '.field-fault' },
  {
    name: 'machines-lost',
    path: '/machines?act=add',
    opening: { answers: { 'POST /staff/machines/add': 'lost' } },
    reach: async () => {
      await page.getByCss('input[name="name"]').fill('Prometheus')
      await page.getByCss('input[name="scopes"]').first().click()
      await writeReason()
    },
    shown: '.notice-bad',
  },
  {
    name: 'machines-token',
    path: '/machines?act=add',
    opening: {
      answers: {
        'POST /staff/machines/add': {
          data: { client: first as NonNullable<typeof first>, token: 'fmc_8Qw2ZkT4vN7rB1xJ5mLc9PdHs3GyF6aE0uKiRoXt' },
        },
      },
    },
    reach: async () => {
      await page.getByCss('input[name="name"]').fill('Prometheus')
      await page.getByCss('input[name="scopes"]').first().click()
      await writeReason()
    },
    shown: '.copy-long',
  },
  { name: 'machines-close', path: `/machines?act=close&id=${first?.id}`, shown: '.modal textarea' },
  { name: 'trail', path: '/trail', opening: { session: sessionOf('compliance') }, shown: '.row-button' },
  {
    name: 'trail-filtered',
    path: '/trail?range=own&from=2026-11-20&until=2026-11-10&event=pack',
    shown: '.field-fault',
  },
  {
    name: 'trail-none',
    path: '/trail',
    opening: { answers: { 'POST /staff/trail': { data: { entries: [], before: null } } } },
    shown: '.empty',
  },
  {
    name: 'trail-failed',
    path: '/trail',
    opening: { answers: { 'POST /staff/trail': failed } },
    shown: '.failure-whole',
  },
  { name: 'trail-entry', path: '/trail', reach: openMenu('.row-button'), shown: '.diff' },
  {
    name: 'trail-export',
    path: '/trail',
    opening: { session: sessionOf('auditor') },
    reach: openMenu('.page-acts .button'),
    shown: '.field-pair',
  },
  ...campaignScreens,
  ...editorScreens,
  {
    name: 'trail-checked',
    path: '/trail',
    opening: {
      session: sessionOf('auditor'),
      answers: {
        'POST /staff/trail/check': {
          data: {
            ...{ entries: 4_120, firstSeal: 1_108, lastSeal: 1_204, lastHash: '3f8a'.repeat(16), moreFaults: 0 },
            faults: ['entry 8999 was changed: its text has another hash'],
          },
        },
      },
    },
    reach: async () => {
      await page.getByCss('.page-acts .button').click()
      await page.getByCss('.modal-acts .button:nth-child(2)').click()
    },
    shown: '.modal [role="alert"]',
  },
  ...ruleStates,
  ...operationsStates,
  ...stockStates,
  ...broadcastStates,
]
