import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import { type Opening, open } from '../testing/open.tsx'
import { bodiesOf } from '../testing/server.ts'
import { callBacks } from './testing/call-backs.ts'

const opening = (answers: Opening['answers'] = {}): Opening => ({ session: sessionOf('clientCare'), answers })
const reason = page.getByRole('textbox', { name: 'Reason' })
const [late, due, other] = callBacks as [
  (typeof callBacks)[number],
  (typeof callBacks)[number],
  (typeof callBacks)[number],
]
const close = 'POST /staff/care/call-backs/close'
const show = 'POST /staff/care/call-backs/reveal'

test('R36 requests to be called are in the order of their windows, and show which are due and which have passed', async () => {
  await open('/call-backs', opening())
  await expect.element(page.getByCss('.care-item').first()).toBeVisible()
  const rows = page.getByCss('.care-item').elements()
  expect(rows.map((row) => row.querySelector('.badge')?.textContent ?? '')).toEqual([
    'The window has passed',
    'Call now',
    '',
  ])
  expect(rows[2]?.textContent).toContain('+86 ****8000 · Not the registered number')
})

test('R36 the number and the note are shown after a reason', async () => {
  await open('/call-backs', opening({ [show]: { data: { number: '+8613800138000', note: 'After lunch' } } }))
  await page.getByRole('button', { name: 'Show the number' }).last().click()
  await reason.fill('To call the client')
  await page.getByRole('dialog').getByRole('button', { name: 'Show the number' }).click()
  await expect.element(page.getByText('+8613800138000')).toBeVisible()
  await expect.element(page.getByText('After lunch', { exact: true })).toBeVisible()
  expect(bodiesOf(show)).toEqual([{ callBack: other.id, reason: 'To call the client' }])
})

test('R36 a call without an answer is closed with its outcome', async () => {
  await open('/call-backs', opening({ [close]: { data: { ...due, state: 'missed' } } }))
  await page.getByRole('button', { name: 'No answer' }).nth(1).click()
  await reason.fill('Rang twice')
  await page.getByRole('dialog').getByRole('button', { name: 'No answer' }).click()
  await expect.element(page.getByText('The call-back is closed.')).toBeVisible()
  expect(bodiesOf(close)).toEqual([{ callBack: due.id, state: 'missed', reason: 'Rang twice' }])
})

test('R36 a request that a colleague closed first is refused with its reason preserved', async () => {
  await open(`/call-backs?act=reached&id=${late.id}`, opening({ [close]: { status: 404, reason: 'not_found' } }))
  await reason.fill('Spoke to the client')
  await page.getByRole('dialog').getByRole('button', { name: 'Reached' }).click()
  await expect.element(page.getByCss('.modal .failure, .modal .notice').first()).toBeVisible()
  await expect.element(reason).toHaveValue('Spoke to the client')
})

test('R36 an auditor reads requests to be called without an act', async () => {
  await open('/call-backs', { session: sessionOf('auditor') })
  await expect.element(page.getByCss('.care-item').first()).toBeVisible()
  expect(page.getByCss('.care-item button:not(.icon-button)').elements()).toHaveLength(0)
})

test('R36 on a phone the number comes before the outcomes, in a row of its own', async () => {
  await open('/call-backs', { ...opening(), size: [390, 844] })
  await expect.element(page.getByCss('.care-item').first()).toBeVisible()
  const [shows, reached, missed] = page
    .getByCss('.care-item:first-child .care-item-acts .button')
    .elements()
    .map((button) => ({ name: button.textContent, top: button.getBoundingClientRect().top }))
  expect([shows?.name, reached?.name, missed?.name]).toEqual(['Show the number', 'Reached', 'No answer'])
  expect(shows?.top).toBeLessThan(reached?.top ?? 0)
  expect(reached?.top).toBe(missed?.top)
})
