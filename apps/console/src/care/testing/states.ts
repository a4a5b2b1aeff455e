import { page } from 'vitest/browser'
import { sessionOf } from '../../testing/data.ts'
import type { Opening } from '../../testing/open.tsx'
import { caller, corrections, letters, others, rewards, suspendedPage } from './data.ts'

const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const care = (answers: Opening['answers'] = {}): Opening => ({ session: sessionOf('clientCare'), answers })
const path = `/clients/${caller.id}`
const search = async () => {
  await page.getByCss('input[name="number"]').fill('5100 0001')
  await page.getByCss('input[name="reason"]').fill('CASE-17')
  await page.getByCss('.care-go button').click()
}

/** The states of the screens of client care. */
export const careStates = [
  { name: 'care-find', path: '/clients', opening: care(), shown: '.care-find' },
  {
    name: 'care-find-faults',
    path: '/clients',
    opening: care(),
    reach: async () => page.getByCss('.care-go button').click(),
    shown: '.field-fault',
  },
  {
    name: 'care-found',
    path: '/clients',
    opening: care({
      'POST /staff/care/find': {
        data: {
          people: [caller, ...others],
          more: true,
          refusal: {
            reference: '7K2QM-4X9PB',
            at: 1_790_000_000_000,
            reason: 'activity_sold_out',
            route: 'POST /api/join',
          },
        },
      },
    }),
    reach: search,
    shown: '.data-table',
  },
  {
    name: 'care-found-none',
    path: '/clients',
    opening: care({ 'POST /staff/care/find': { data: { people: [], more: false, refusal: null } } }),
    reach: search,
    shown: '.empty',
  },
  {
    name: 'care-find-limited',
    path: '/clients',
    opening: care({ 'POST /staff/care/find': { status: 429, reason: 'rate_limited' } }),
    reach: search,
    shown: '.failure',
  },
  { name: 'care-person', path, opening: care(), shown: '.care-events' },
  {
    name: 'care-person-suspended',
    path,
    opening: care({
      'POST /staff/care/person': { data: suspendedPage },
      'POST /staff/care/timeline': { data: { events: [], before: null } },
    }),
    shown: '.care-main .empty',
  },
  {
    name: 'care-person-loading',
    path,
    opening: care({ 'POST /staff/care/person': 'hanging' }),
    shown: '.loading-rows',
  },
  {
    name: 'care-person-gone',
    path,
    opening: care({ 'POST /staff/care/person': { status: 404, reason: 'not_found' } }),
    shown: '.failure-whole',
  },
  { name: 'care-rewards', path: `${path}?part=rewards`, opening: care(), shown: '.care-main .data-table' },
  { name: 'care-points', path: `${path}?part=points`, opening: care(), shown: '.care-main .data-table' },
  {
    name: 'care-resend',
    path: `${path}?part=rewards&act=resend&id=${rewards[0]?.id}`,
    opening: care(),
    shown: '.modal textarea',
  },
  {
    name: 'care-propose-refused',
    path: `${path}?part=rewards&act=revoke&id=${rewards[0]?.id}`,
    opening: care({ 'POST /staff/care/corrections/propose': { status: 409, reason: 'reward_not_open' } }),
    reach: async () => {
      await page.getByCss('.form textarea').fill('CASE-17')
      await page.getByCss('.form button[type="submit"]').click()
    },
    shown: '.modal .notice-warn',
  },
  { name: 'care-record-letter', path: `${path}?act=letter`, opening: care(), shown: '.modal textarea' },
  { name: 'care-corrections', path: '/corrections', opening: care(), shown: '.care-items' },
  {
    name: 'care-corrections-decided',
    path: '/corrections',
    opening: care(),
    reach: async () => page.getByCss('.care-choice input').last().click({ force: true }),
    shown: '.care-outcome',
  },
  {
    name: 'care-corrections-empty',
    path: '/corrections',
    opening: care({ 'POST /staff/care/corrections': { data: { corrections: [], before: null } } }),
    shown: '.empty',
  },
  {
    name: 'care-corrections-failed',
    path: '/corrections',
    opening: care({ 'POST /staff/care/corrections': failed }),
    shown: '.failure-whole',
  },
  {
    name: 'care-approve',
    path: `/corrections?act=approve&id=${corrections[0]?.id}`,
    opening: care(),
    shown: '.care-about',
  },
  { name: 'care-letters', path: '/letters', opening: care(), shown: '.care-items' },
  {
    name: 'care-letters-closed',
    path: '/letters',
    opening: care(),
    reach: async () => page.getByCss('.care-choice input').last().click({ force: true }),
    shown: '.care-outcome',
  },
  {
    name: 'care-letters-loading',
    path: '/letters',
    opening: care({ 'POST /staff/care/requests': 'hanging' }),
    shown: '.loading-rows',
  },
  {
    name: 'care-erase-blocked',
    path: `/letters?act=erase&id=${letters[0]?.id}`,
    opening: care({ 'POST /staff/care/requests/erase': { status: 409, reason: 'erasure_blocked' } }),
    reach: async () => {
      await page.getByCss('.form textarea').fill('Letter 2026-118')
      await page.getByCss('.form button[type="submit"]').click()
    },
    shown: '.modal .notice-warn',
  },
  { name: 'care-cashback', path: `${path}?part=cashback`, opening: care(), shown: '.care-lines' },
  { name: 'care-records', path: `${path}?part=records`, opening: care(), shown: '.care-lines' },
  { name: 'care-sessions', path: `${path}?part=sessions`, opening: care(), shown: '.care-main .data-table' },
  {
    name: 'care-part-failed',
    path: `${path}?part=sessions`,
    opening: care({ 'POST /staff/care/sessions': failed }),
    shown: '.care-main .failure',
  },
  { name: 'care-suspend', path: `${path}?act=suspend`, opening: care(), shown: '.modal textarea' },
  { name: 'care-reveal', path: `${path}?act=reveal&id=phone`, opening: care(), shown: '.modal textarea' },
  {
    name: 'care-revealed',
    path: `${path}?act=reveal&id=phone`,
    opening: care({ 'POST /staff/care/reveal': { data: { values: ['+85251000001'] } } }),
    reach: async () => {
      await page.getByCss('.form textarea').fill('CASE-17')
      await page.getByCss('.form button[type="submit"]').click()
    },
    shown: '.care-values',
  },
] as const
