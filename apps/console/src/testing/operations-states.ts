import { page } from 'vitest/browser'
import { sessionOf } from './data.ts'
import type { Opening } from './open.tsx'
import {
  activities,
  closureEffect,
  closures,
  failedJobs,
  notices,
  orders,
  partners,
  queues,
  rooms,
  servers,
  sms,
  stops,
  systems,
} from './operations-data.ts'
import type { State } from './state.ts'

const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const session = sessionOf('operations')
const submit = () => page.getByCss('.form button[type="submit"]').click()
const stopped: Opening = {
  session,
  answers: { 'POST /staff/stops': { data: stops }, 'POST /staff/stops/activities': { data: activities } },
}
const answering = (answers: Opening['answers']): Opening => ({ session, answers: { ...stopped.answers, ...answers } })
const calendar = answering({
  'POST /staff/stops': { data: { open: [], ended: [] } },
  'POST /staff/closures': { data: closures },
  'POST /staff/closures/preview': { data: closureEffect },
  'POST /staff/notices': { data: notices },
})
const nothingStopped: Opening['answers'] = { 'POST /staff/stops': { data: { open: [], ended: [] } } }
const work = answering({
  ...nothingStopped,
  'POST /staff/jobs': { data: { queues } },
  'POST /staff/jobs/failed': { data: failedJobs },
  'POST /staff/partner-orders': { data: orders },
})
const health = answering({
  ...nothingStopped,
  'POST /staff/sms': { data: sms },
  'POST /staff/systems': { data: systems },
  'POST /staff/servers': { data: servers },
  'POST /staff/partners': { data: partners },
  'POST /staff/rooms': { data: rooms },
})
const running = answering({ 'POST /staff/stops': { data: { open: [], ended: [] } } })

/** States of the screens for operations. */
export const operationsStates: readonly State[] = [
  { name: 'stops', path: '/stops', opening: stopped, shown: '.panel-bad' },
  {
    name: 'stops-auditor',
    path: '/stops',
    opening: { ...stopped, session: sessionOf('auditor') },
    shown: '.panel-bad',
  },
  { name: 'stops-none', path: '/stops', opening: running, shown: '.empty' },
  {
    name: 'stops-loading',
    path: '/stops',
    opening: answering({ 'POST /staff/stops': 'hanging' }),
    shown: '.loading-rows',
  },
  {
    name: 'stops-failed',
    path: '/stops',
    opening: answering({ 'POST /staff/stops': failed }),
    shown: '.failure-whole',
  },
  {
    name: 'stops-banner',
    path: '/',
    opening: { answers: { 'POST /staff/stops': { data: stops } } },
    shown: '.banner-bad',
  },
  { name: 'stop-all', path: '/stops?act=stop-all', opening: running, reach: submit, shown: '.field-fault' },
  {
    name: 'stop-one',
    path: '/stops?act=stop-one&id=492',
    opening: running,
    reach: async () => {
      await page.getByCss('.form textarea').fill('no')
      await submit()
    },
    shown: '.choices .check',
  },
  {
    name: 'stop-unanswered',
    path: '/stops?act=stop-all',
    opening: answering({ 'POST /staff/stops/place': 'lost', 'POST /staff/stops': { data: { open: [], ended: [] } } }),
    reach: async () => {
      await page.getByCss('.form textarea').fill('Codes are granted twice')
      await submit()
    },
    shown: '.modal .failure',
  },
  {
    name: 'stop-agree',
    path: `/stops?act=lift&id=${stops.open[2]?.id}`,
    opening: stopped,
    shown: '.modal .button-main',
  },
  { name: 'closures', path: '/closures', opening: calendar, shown: '.data-table' },
  {
    name: 'closures-none',
    path: '/closures',
    opening: {
      session,
      answers: {
        'POST /staff/closures': { data: { ...closures, closures: [] } },
        'POST /staff/notices': { data: { ...notices, notices: [], before: null } },
      },
    },
    shown: '.empty',
  },
  {
    name: 'closures-failed',
    path: '/closures',
    opening: { session, answers: { 'POST /staff/closures': failed, 'POST /staff/notices': 'hanging' } },
    shown: '.failure-whole',
  },
  { name: 'closures-declare', path: '/closures?act=declare', opening: calendar, reach: submit, shown: '.effect li' },
  {
    name: 'closures-withdraw',
    path: `/closures?act=withdraw-closure&id=${closures.today}`,
    opening: calendar,
    shown: '.effect li',
  },
  { name: 'notices-add', path: '/closures?act=add-notice', opening: calendar, reach: submit, shown: '.field-fault' },
  { name: 'notices-end', path: '/closures?act=end-notice&id=11', opening: calendar, shown: '.modal .notice-warn' },
  { name: 'jobs', path: '/jobs', opening: work, shown: '.payload' },
  {
    name: 'jobs-none',
    path: '/jobs',
    opening: {
      session,
      answers: {
        'POST /staff/jobs': failed,
        'POST /staff/jobs/failed': { data: { jobs: [], before: null } },
        'POST /staff/partner-orders': 'hanging',
      },
    },
    shown: '.empty',
  },
  {
    name: 'jobs-drop',
    path: `/jobs?act=drop&id=${failedJobs.jobs[0]?.id}`,
    opening: work,
    reach: submit,
    shown: '.field-fault',
  },
  {
    name: 'orders-give-up',
    path: `/jobs?act=give-up&id=${orders.orders[0]?.id}`,
    opening: work,
    shown: '.modal .button-danger',
  },
  { name: 'systems', path: '/systems', opening: health, shown: '.meter' },
  {
    name: 'systems-none',
    path: '/systems',
    opening: {
      session,
      answers: {
        'POST /staff/sms': failed,
        'POST /staff/systems': { data: { now: 1, systems: [] } },
        'POST /staff/servers': { data: { now: 1, servers: [] } },
        'POST /staff/partners': { data: { partners: [] } },
        'POST /staff/rooms': { data: { now: 1, rooms: [] } },
      },
    },
    shown: '.empty',
  },
  {
    name: 'sms-limit',
    path: '/systems?act=sms-limit',
    opening: health,
    reach: async () => {
      await page.getByCss('input[name="limit"]').fill('100')
      await submit()
    },
    shown: '.modal .notice-warn',
  },
  { name: 'sms-off', path: '/systems?act=sms-off&id=primary', opening: health, shown: '.modal .button-danger' },
  {
    name: 'room-set',
    path: '/systems?act=room',
    opening: health,
    reach: async () => {
      await page.getByCss('input[name="before"]').fill('0')
      await submit()
    },
    shown: '.field-fault',
  },
]
