import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionOf } from '../../testing/data.ts'
import { open } from '../../testing/open.tsx'
import {
  activities,
  failedJobs,
  orders,
  partners,
  queues,
  rooms,
  servers,
  sms,
  systems,
} from '../../testing/operations-data.ts'
import { bodiesOf } from '../../testing/server.ts'

const session = sessionOf('operations')
const answers = {
  'POST /staff/sms': { data: sms },
  'POST /staff/systems': { data: systems },
  'POST /staff/servers': { data: servers },
  'POST /staff/partners': { data: partners },
  'POST /staff/rooms': { data: rooms },
  'POST /staff/stops/activities': { data: activities },
  'POST /staff/jobs': { data: { queues } },
  'POST /staff/jobs/failed': { data: failedJobs },
  'POST /staff/partner-orders': { data: orders },
} as const
const reason = page.getByRole('textbox', { name: 'Reason' })
const done = { data: {} } as const

test('The budget of today is changed to a whole number, with a warning below what was sent', async () => {
  await open('/systems', { session, answers: { ...answers, 'POST /staff/sms/limit': done } })
  await page.getByRole('button', { name: 'Change the budget' }).click()
  const limit = page.getByRole('textbox', { name: 'Messages' })
  const change = page.getByRole('button', { name: 'Change', exact: true })
  await limit.fill('1.5')
  await reason.fill('The campaign of tonight')
  await change.click()
  await expect.element(page.getByText('Enter a whole number from 0 to 1,000,000.')).toBeVisible()
  await limit.fill('100')
  await expect.element(page.getByText(/nobody can sign in/)).toBeVisible()
  await limit.fill('30000')
  await change.click()
  await expect.element(page.getByText('The budget of today is changed.')).toBeVisible()
  expect(bodiesOf('POST /staff/sms/limit')).toEqual([{ limit: 30_000, reason: 'The campaign of tonight' }])
})

test('The form of a waiting room starts with its present values', async () => {
  await open('/systems?act=room&id=488', { session, answers: { ...answers, 'POST /staff/rooms/set': done } })
  await page.getByRole('textbox', { name: 'Admits a second' }).fill('25')
  await reason.fill('The shop is ready')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText('The waiting room is set.')).toBeVisible()
  expect(bodiesOf('POST /staff/rooms/set')).toEqual([
    { activity: 488, perSecond: 25, before: 30, after: 90, admittedFor: 10, reason: 'The shop is ready' },
  ])
})

test('A failed job runs again, and an order of a partner is given up, each with a reason', async () => {
  const acts = { 'POST /staff/jobs/run-again': done, 'POST /staff/partner-orders/drop': done }
  await open('/jobs', { session, answers: { ...answers, ...acts } })
  await page.getByRole('button', { name: 'Actions for credit-cash' }).click()
  await page.getByRole('menuitem', { name: 'Run again…' }).click()
  await reason.fill('The books answer again')
  await page.getByRole('button', { name: 'Run again', exact: true }).click()
  await expect.element(page.getByText('The job runs again.')).toBeVisible()
  const [job] = failedJobs.jobs
  const body = { queue: 'credit-cash', id: job?.id, reason: 'The books answer again' }
  expect(bodiesOf('POST /staff/jobs/run-again')).toEqual([body])
  await page.getByRole('button', { name: 'Actions for R7K2QM4X9P' }).click()
  await page.getByRole('menuitem', { name: 'Give up…' }).click()
  await reason.fill('The partner has no such order')
  await page.getByRole('button', { name: 'Give the order up' }).click()
  await expect.element(page.getByText('The order is given up.')).toBeVisible()
  const [order] = orders.orders
  expect(bodiesOf('POST /staff/partner-orders/drop')).toEqual([
    { id: order?.id, reason: 'The partner has no such order' },
  ])
})

test('All servers are listed with their versions, and a lost one and different versions are marked', async () => {
  await open('/systems', { session, answers })
  const table = page.getByRole('table', { name: 'Servers' })
  await expect.element(table.getByText('Lost')).toBeVisible()
  await expect.element(table.getByText('0.2.0')).toBeVisible()
  await expect.element(table.getByText('Answers this page')).toBeVisible()
  await expect.element(page.getByText(/running servers have different versions/)).toBeVisible()
})
