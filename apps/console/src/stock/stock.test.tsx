import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'
import { imports, stocks } from '../testing/stock-data.ts'
import { chooseFile } from '../testing/stock-states.ts'

const session = sessionOf('operations')
const id = '00000001-0000-4000-8000-000000000001'
const preview = {
  id,
  codes: 3,
  known: 1,
  samples: ['••••0001', '••••0002'],
  before: 3_120,
  after: 3_122,
  faults: [],
  faulty: 0,
}
const reason = page.getByRole('textbox', { name: 'Reason' })
const items = () =>
  page
    .getByCss('tbody td:first-child .strong')
    .elements()
    .map((element) => element.textContent)

test('A file is previewed and imported once with a reason, and both lists are loaded again', async () => {
  await open('/stock', {
    session,
    answers: {
      'POST /staff/vouchers/preview': { data: preview },
      'POST /staff/vouchers/import': { data: imports[0] as (typeof imports)[number] },
    },
  })
  await page.getByRole('button', { name: 'Actions for Meal voucher' }).click()
  await page.getByRole('menuitem', { name: 'Import codes…' }).click()
  await chooseFile('MEAL-1\r\nMEAL-2\r\nMEAL-3')
  const confirm = page.getByRole('button', { name: 'Import 2 codes' })
  await expect.element(confirm).toBeVisible()
  expect(bodiesOf('POST /staff/vouchers/preview')).toEqual([
    { activity: 499, item: 'meal', file: 'codes.csv', text: 'MEAL-1\r\nMEAL-2\r\nMEAL-3' },
  ])
  await confirm.click()
  await expect.element(page.getByText('Enter at least 3 characters.')).toBeVisible()
  await expect.element(reason).toHaveFocus()
  await reason.fill('Ticket OPS-7')
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByText('2,000 codes are imported.')).toBeVisible()
  expect(bodiesOf('POST /staff/vouchers/import')).toEqual([{ id, reason: 'Ticket OPS-7' }])
  expect(bodiesOf('POST /staff/stock')).toHaveLength(2)
  expect(location.search).toBe('')
})

test('An import without an answer says that it may be done, and a preview that is over needs the file again', async () => {
  await open('/stock?act=import&id=499.meal', {
    session,
    answers: { 'POST /staff/vouchers/preview': { data: preview }, 'POST /staff/vouchers/import': 'lost' },
  })
  await chooseFile()
  await reason.fill('Ticket OPS-7')
  const confirm = page.getByRole('button', { name: 'Import 2 codes' })
  await confirm.click()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  serve({ 'POST /staff/vouchers/import': { status: 404, reason: 'not_found' } })
  await confirm.click()
  await expect.element(page.getByText(/The preview is older than an hour\./)).toBeVisible()
})

test('An import whose codes are used is not undone, and says why; an undone one leaves the dialog', async () => {
  const [first] = imports as [(typeof imports)[number]]
  await open(`/stock?view=imports&act=undo&id=${first.id}`, {
    session,
    answers: { 'POST /staff/vouchers/undo': { data: { outcome: 'used', import: first } } },
  })
  await reason.fill('Wrong file')
  const confirm = page.getByRole('button', { name: 'Undo the import', exact: true })
  await confirm.click()
  await expect.element(page.getByText(/one of its codes is given out or reserved/)).toBeVisible()
  serve({ 'POST /staff/vouchers/undo': { data: { outcome: 'undone', import: first } } })
  await confirm.click()
  await expect.element(page.getByText('The import is undone.')).toBeVisible()
})

test('A total that changed meanwhile is not overwritten: the new one is shown, and the next attempt names it', async () => {
  await open('/stock?act=set&id=493.umbrella', {
    session,
    answers: { 'POST /staff/stock/set': { data: { outcome: 'outdated', total: 150, remaining: 36 } } },
  })
  const total = page.getByRole('textbox', { name: 'New total' })
  await total.fill('140')
  await expect.element(page.getByText('26 will be left')).toBeVisible()
  await reason.fill('More were delivered')
  const changed = stocks.map((row) => (row.stage === 'umbrella' ? { ...row, total: 150, remaining: 36 } : row))
  serve({ 'POST /staff/stock': { data: { rows: changed, after: null } } })
  await page.getByRole('button', { name: 'Set the total' }).click()
  await expect.element(page.getByText(/It is 150 now\./)).toBeVisible()
  await expect.element(total).toHaveValue('140')
  serve({ 'POST /staff/stock/set': { data: { outcome: 'set', total: 140, remaining: 26 } } })
  await page.getByRole('button', { name: 'Set the total' }).click()
  await expect.element(page.getByText('The total is set.')).toBeVisible()
  expect(bodiesOf('POST /staff/stock/set')).toMatchObject([{ was: 120 }, { was: 150, total: 140 }])
})

test('A number finds an activity on the server, and the list continues page by page', async () => {
  await open('/stock', {
    session,
    answers: {
      'POST /staff/stock': (body) => ({
        data: Object.hasOwn(body as object, 'after')
          ? { rows: stocks.slice(3), after: null }
          : { rows: stocks.slice(0, 3), after: { activity: 493, stage: 'desk-lamp' } },
      }),
    },
  })
  await expect.poll(items).toHaveLength(3)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(items).toHaveLength(6)
  await page.getByRole('searchbox').fill('493')
  await expect.poll(() => bodiesOf('POST /staff/stock').at(-1)).toEqual({ activity: 493 })
})

test('An auditor sees the stock and the imports without any act, also by the address of one', async () => {
  await open('/stock?act=import&id=499.meal', { session: sessionOf('auditor') })
  await expect.poll(items).toHaveLength(6)
  expect(page.getByRole('button', { name: /^Actions for/ }).elements()).toHaveLength(0)
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
})

test('The shortest stock is first, by its share, and one without a limit is last', async () => {
  await open('/stock', { session })
  await expect
    .poll(items)
    .toEqual(['Coffee voucher', 'The whole activity', 'Umbrella', 'Meal voucher', 'red-packet-8888', 'Desk lamp'])
})

test('A list that failed has no filter, because there is nothing to filter', async () => {
  await open('/stock', { session, answers: { 'POST /staff/stock': { status: 500, reason: 'server_error' } } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
})
