import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sessionOf } from '../testing/data.ts'
import { type Opening, open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'
import { caller, callerPage, suspendedPage } from './testing/data.ts'

const path = `/clients/${caller.id}`
const opening = (more: Opening['answers'] = {}, ...roles: Parameters<typeof sessionOf>): Opening => ({
  session: sessionOf(...(roles.length > 0 ? roles : (['clientCare'] as const))),
  answers: more,
})
const find = page.getByRole('button', { name: 'Find', exact: true })
const reason = page.getByRole('textbox', { name: 'Reason' })

test('A caller is found by phone number and reason, and what was typed is in neither the address nor the storage', async () => {
  await open('/clients', opening())
  await find.click()
  await expect.element(page.getByText('Fill in this field.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Phone number' })).toHaveFocus()
  expect(bodiesOf('POST /staff/care/find')).toEqual([])
  await page.getByRole('textbox', { name: 'Phone number' }).fill('5100 0001')
  await page.getByRole('textbox', { name: 'Reason or case number' }).fill('CASE-17')
  await find.click()
  const link = page.getByRole('link', { name: 'C*** T*** M***' })
  await expect.element(link).toBeVisible()
  expect(bodiesOf('POST /staff/care/find')).toEqual([
    { query: { by: 'phone', areaCode: '852', number: '5100 0001' }, reason: 'CASE-17' },
  ])
  expect(location.href + JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('5100')
  await link.click()
  await expect.element(page.getByRole('heading', { name: 'C*** T*** M***' })).toBeVisible()
  // the way back leads to what was found, without a second search
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect.element(link).toBeVisible()
  expect(bodiesOf('POST /staff/care/find')).toHaveLength(1)
})

test('A search by the end of a voucher code states its further facts, and a malformed end is refused beside the field', async () => {
  await open('/clients', opening())
  await page.getByRole('combobox', { name: 'Find by' }).selectOptions('voucher')
  await page.getByRole('textbox', { name: 'Last characters' }).fill('731')
  await page.getByRole('textbox', { name: 'Reason or case number' }).fill('CASE-18')
  await find.click()
  await expect.element(page.getByText('Enter at least the last 4 characters.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Last characters' }).fill('7731')
  await page.getByRole('textbox', { name: 'Activity number (optional)' }).fill('488')
  await find.click()
  await expect.element(page.getByRole('link', { name: 'C*** T*** M***' })).toBeVisible()
  expect(bodiesOf('POST /staff/care/find')).toEqual([
    { query: { by: 'voucher', tail: '7731', activity: 488 }, reason: 'CASE-18' },
  ])
})

test('A number that the server does not accept is reported at its field', async () => {
  await open('/clients', opening({ 'POST /staff/care/find': { status: 400, reason: 'mobile_malformed' } }))
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12345')
  await page.getByRole('textbox', { name: 'Reason or case number' }).fill('CASE-17')
  await find.click()
  await expect.element(page.getByText('This is no mobile number of that area code.')).toBeVisible()
})

test('A person is suspended with a reason; the page then shows it and offers to restore them', async () => {
  await open(path, opening({ 'POST /staff/care/suspend': { data: suspendedPage } }))
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Suspend C*** T*** M***?' })).toBeVisible()
  await reason.fill('Stolen phone, CASE-17')
  serve({
    'POST /staff/care/person': { data: { ...suspendedPage, person: { ...suspendedPage.person, name: 'C***' } } },
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect.element(page.getByText('C*** T*** M*** is suspended.')).toBeVisible()
  expect(bodiesOf('POST /staff/care/suspend')).toEqual([{ id: caller.id, reason: 'Stolen phone, CASE-17' }])
  await expect.element(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'End all sessions' }).elements()).toHaveLength(0)
})

test('Personal data is shown for a reason, and hidden again once the dialog is closed', async () => {
  await open(path, opening({ 'POST /staff/care/reveal': { data: { values: ['+85251000001'] } } }))
  await page.getByRole('button', { name: 'Show: phone number' }).click()
  await reason.fill('The caller wants to know the number')
  await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(page.getByText('+85251000001')).toBeVisible()
  expect(bodiesOf('POST /staff/care/reveal')).toEqual([
    { id: caller.id, what: 'phone', reason: 'The caller wants to know the number' },
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect.poll(() => document.body.textContent?.includes('51000001')).toBe(false)
  // the same button requires a reason again
  await page.getByRole('button', { name: 'Show: phone number' }).click()
  await expect.element(reason).toHaveValue('')
})

test('The timeline is read page by page', async () => {
  const first = { events: [{ ...(await import('./testing/data.ts')).events[6] }], before: '1_audit:94' }
  await open(
    path,
    opening({
      'POST /staff/care/timeline': (body) => ({
        data: 'before' in (body as object) ? { events: [], before: null } : (first as never),
      }),
    }),
  )
  await expect.element(page.getByText('CASE-17', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Show older events' }).click()
  await expect
    .poll(() => bodiesOf('POST /staff/care/timeline'))
    .toEqual([{ id: caller.id }, { id: caller.id, before: '1_audit:94' }])
  await expect.poll(() => page.getByRole('button', { name: 'Show older events' }).elements()).toHaveLength(0)
})

test('An auditor reads a person, and has neither acts nor buttons that show personal data', async () => {
  await open(`${path}?act=suspend`, opening({}, 'auditor'))
  await expect.element(page.getByRole('heading', { name: 'C*** T*** M***' })).toBeVisible()
  for (const name of [/Suspend/, /End all/, /^Show: /])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await cleanup()
  await open(`${path}?act=reveal&id=phone`, opening({ 'POST /staff/care/person': { data: callerPage } }, 'auditor'))
  await expect.element(page.getByRole('heading', { name: 'C*** T*** M***' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('On a phone the facts of a person are folded to name and number until they are wanted', async () => {
  await open(path, { ...opening(), size: [390, 844] })
  const more = page.getByRole('button', { name: 'More details' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText('+852 ****0001')).toBeVisible()
  const region = page.getByText('Region of the number')
  await expect.element(region).not.toBeVisible()
  await more.click()
  await expect.element(region).toBeVisible()
})

test('The route and the code of a refused call are folded, since only a developer reads them', async () => {
  const refusal = {
    reference: '7K2QM-4X9PB',
    at: 1_790_000_000_000,
    reason: 'activity_sold_out',
    route: 'POST /api/join',
  }
  await open('/clients', opening({ 'POST /staff/care/find': { data: { people: [], more: false, refusal } } }))
  await page.getByRole('textbox', { name: 'Phone number' }).fill('5100 0001')
  await page.getByRole('textbox', { name: 'Reason or case number' }).fill('CASE-17')
  await find.click()
  await expect.element(page.getByText('7K2QM-4X9PB')).toBeVisible()
  await expect.element(page.getByText('POST /api/join')).not.toBeVisible()
  await page.getByText('Technical details').click()
  await expect.element(page.getByText('POST /api/join')).toBeVisible()
})
