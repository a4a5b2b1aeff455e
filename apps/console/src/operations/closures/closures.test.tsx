import { dayText } from '@foyer/staff-interface/time'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionOf } from '../../testing/data.ts'
import { open } from '../../testing/open.tsx'
import { activities, closureEffect, closures, notices } from '../../testing/operations-data.ts'
import { bodiesOf } from '../../testing/server.ts'

const session = sessionOf('operations')
const answers = {
  'POST /staff/closures': { data: closures },
  'POST /staff/closures/preview': { data: closureEffect },
  'POST /staff/notices': { data: notices },
  'POST /staff/stops/activities': { data: activities },
} as const
const reason = page.getByRole('textbox', { name: 'Reason' })

test('Operations see which ends move before they declare a closure from a time on', async () => {
  const closure = { day: closures.today, reason: 'rainstorm', fromMinute: 615 } as const
  await open('/closures', { session, answers: { ...answers, 'POST /staff/closures/declare': { data: closure } } })
  await page.getByRole('button', { name: 'Declare a closure' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('rainstorm')
  await page.getByRole('radio', { name: 'From a time on' }).click()
  await reason.fill('The signal was raised at 10:15')
  await page.getByRole('button', { name: 'Declare', exact: true }).click()
  await expect.element(page.getByText('Enter a time.')).toBeVisible()
  await page.getByLabelText('Time in Hong Kong').fill('10:15')
  await expect.element(page.getByText(/12 of 31 running activities/)).toBeVisible()
  const declared = { reason: 'rainstorm', fromMinute: 615 }
  expect(bodiesOf('POST /staff/closures/preview')).toContainEqual({ day: closures.today, declared })
  await page.getByRole('button', { name: 'Declare', exact: true }).click()
  await expect.element(page.getByText(`The closure of ${dayText('en-US', closures.today)} is declared.`)).toBeVisible()
  expect(bodiesOf('POST /staff/closures/declare')).toEqual([{ closure, reason: 'The signal was raised at 10:15' }])
})

test('A notice needs an activity, a text and a period, and is sent with Hong Kong times', async () => {
  const [, added] = notices.notices
  if (!added) throw new Error('the data has no such notice')
  await open('/closures?act=add-notice', {
    session,
    answers: { ...answers, 'POST /staff/notices/add': { data: added } },
  })
  await reason.fill('The bank is closed')
  const add = page.getByRole('button', { name: 'Show the notice' })
  await add.click()
  for (const fault of ['Choose an activity.', 'Enter a text.'])
    await expect.element(page.getByText(fault)).toBeVisible()
  await page.getByRole('radio', { name: /lucky draw/ }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Payouts are late')
  await page.getByLabelText('From, Hong Kong time').fill('2030-01-02T09:00')
  await page.getByLabelText('Until, Hong Kong time').fill('2030-01-02T08:00')
  await add.click()
  await expect.element(page.getByText('Enter a time after the beginning and after now.')).toBeVisible()
  await page.getByLabelText('Until, Hong Kong time').fill('2030-01-02T18:00')
  await add.click()
  await expect.element(page.getByText('The notice is added.')).toBeVisible()
  expect(bodiesOf('POST /staff/notices/add')).toEqual([
    {
      ...{ activity: 488, language: 'zh-HK', text: 'Payouts are late', reason: 'The bank is closed' },
      ...{ from: Date.parse('2030-01-02T01:00:00Z'), until: Date.parse('2030-01-02T10:00:00Z') },
    },
  ])
})

test('An auditor reads closures and notices and changes nothing', async () => {
  await open('/closures?act=declare', { session: sessionOf('auditor'), answers })
  await expect.element(page.getByText('Every activity')).toBeVisible()
  for (const name of ['Declare a closure', 'Add a notice', /Actions for/])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
