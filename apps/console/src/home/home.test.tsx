import type { Correction } from '@foyer/api/staff/corrections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { corrections } from '../care/testing/data.ts'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { queues, stops } from '../testing/operations-data.ts'
import { serve } from '../testing/server.ts'

const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' } as const
const waiting = () =>
  page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('href'), link.querySelector('.wait-count')?.textContent])

test('The home page counts what waits for the person, the most urgent first, and each row leads to its screen', async () => {
  await open('/', {
    session: sessionOf('operations', 'clientCare', 'fulfilment'),
    answers: { 'POST /staff/jobs': { data: { queues } }, 'POST /staff/stops': { data: stops } },
  })
  await expect.poll(waiting).toEqual([
    // the first stop needs a confirmation, and a colleague proposed to lift the second
    ['/console/stops', '2'],
    // the third call is due tomorrow
    ['/console/call-backs', '2'],
    ['/console/letters', '3'],
    ['/console/corrections', '2'],
    ['/console/jobs', '2'],
    ['/console/stock', '2'],
    ['/console/parcels', '3'],
  ])
})

test('A count that was not read is not shown as nothing', async () => {
  await open('/', { session: sessionOf('clientCare'), answers: { 'POST /staff/care/corrections': failed } })
  await expect.poll(waiting).toContainEqual(['/console/corrections', 'Not known'])
})

test('The home page says so if nothing waits, and leaves it out for roles for which nothing can wait', async () => {
  await open('/', {
    session: sessionOf('approver'),
    answers: {
      'POST /staff/campaigns/list': { data: { campaigns: [], after: null } },
      'POST /staff/rules': { data: { activities: [], before: null } },
    },
  })
  await expect.element(page.getByText('Nothing is waiting for you.')).toBeVisible()
  await cleanup()
  await open('/', { session: sessionOf('administrator') })
  await expect.element(page.getByRole('region', { name: 'What you can do here' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Waiting for you' }).elements()).toEqual([])
})

test('A person whose roles have no screens sees the id by which an administrator finds them', async () => {
  const session = { ...sessionOf(), roles: [] }
  await open('/', { session })
  await expect.element(page.getByText('Your roles have no screens here')).toBeVisible()
  await expect.element(page.getByText(session.id)).toBeVisible()
})

test('An act on what waits makes the home page count again', async () => {
  const session = sessionOf('clientCare')
  await open('/', { session, size: [1280, 844] })
  await expect.poll(waiting).toContainEqual(['/console/corrections', '2'])
  await page.getByRole('link', { name: /^Corrections to decide/ }).click()
  const [first, ...rest] = corrections as [Correction, ...Correction[]]
  serve({
    'POST /staff/care/corrections/decide': { data: { ...first, state: 'approved' } },
    'POST /staff/care/corrections': { data: { corrections: rest, before: null } },
  })
  await page.getByRole('button', { name: 'Approve' }).first().click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Checked')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.poll(waiting).toContainEqual(['/console/corrections', '1'])
})
