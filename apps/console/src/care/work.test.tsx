import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sessionOf } from '../testing/data.ts'
import { type Opening, open } from '../testing/open.tsx'
import { bodiesOf } from '../testing/server.ts'
import { caller, corrections, letters, rewards } from './testing/data.ts'

const opening = (answers: Opening['answers'] = {}): Opening => ({ session: sessionOf('clientCare'), answers })
const reason = page.getByRole('textbox', { name: 'Reason' })
const [first, , own] = corrections
const voucher = rewards[0]

test('A lost voucher is sent again in the language of the caller', async () => {
  await open(
    `/clients/${caller.id}?part=rewards`,
    opening({ 'POST /staff/care/rewards/resend': { data: { sentAt: Date.now() } } }),
  )
  await page.getByRole('button', { name: 'Actions for Coffee voucher' }).click()
  await page.getByRole('menuitem', { name: 'Send again…' }).click()
  await page.getByRole('combobox', { name: 'Language of the message' }).selectOptions('en-US')
  await reason.fill('CASE-17, the caller cannot find it')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('The message is sent.')).toBeVisible()
  expect(bodiesOf('POST /staff/care/rewards/resend')).toEqual([
    { id: caller.id, reward: voucher?.id, language: 'en-US', reason: 'CASE-17, the caller cannot find it' },
  ])
})

test('A reversal is proposed, and a refusal of the server says what may have changed', async () => {
  await open(
    `/clients/${caller.id}?part=rewards&act=revoke&id=${voucher?.id}`,
    opening({ 'POST /staff/care/corrections/propose': { status: 409, reason: 'reward_not_open' } }),
  )
  await reason.fill('Granted twice')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect.element(page.getByText('It cannot be corrected now', { exact: false })).toBeVisible()
  await expect.element(reason).toHaveValue('Granted twice')
  expect(bodiesOf('POST /staff/care/corrections/propose')).toEqual([
    { id: caller.id, kind: 'revoke', target: voucher?.id, reason: 'Granted twice' },
  ])
})

test('An approval names the status that was looked at, and nobody is offered to approve their own proposal', async () => {
  await open(
    '/corrections',
    opening({ 'POST /staff/care/corrections/decide': { data: first as NonNullable<typeof first> } }),
  )
  await expect.element(page.getByText('You proposed this: a colleague decides')).toBeVisible()
  expect(page.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Approve' }).first().click()
  await reason.fill('Checked with CASE-17')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('The correction is done.')).toBeVisible()
  expect(bodiesOf('POST /staff/care/corrections/decide')).toEqual([
    { correction: first?.id, decision: 'approve', seen: 'available', reason: 'Checked with CASE-17' },
  ])
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Withdraw this correction?' })).toBeVisible()
  expect(new URLSearchParams(location.search).get('id')).toBe(own?.id)
})

test('A letter is recorded with the check of identity, and a day in the future is refused beside its field', async () => {
  const letter = letters[2] as NonNullable<(typeof letters)[number]>
  await open(`/clients/${caller.id}`, opening({ 'POST /staff/care/requests/open': { data: letter } }))
  await page.getByRole('button', { name: 'Record a letter' }).click()
  await page.getByRole('combobox', { name: 'Request' }).selectOptions('erase')
  await page.getByRole('combobox', { name: 'How the identity was checked' }).selectOptions('certifiedCopy')
  await page.getByLabelText('Received on').fill('2999-01-01')
  await reason.fill('Letter 2026-118')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByText('Enter a day that is not in the future.')).toBeVisible()
  await page.getByLabelText('Received on').fill('2026-01-05')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByText('The letter is recorded.')).toBeVisible()
  expect(bodiesOf('POST /staff/care/requests/open')).toEqual([
    { id: caller.id, kind: 'erase', identity: 'certifiedCopy', receivedOn: '2026-01-05', reason: 'Letter 2026-118' },
  ])
})

test('A letter that requests an erasure offers it, and an auditor reads letters and corrections without acts', async () => {
  await open(
    '/letters',
    opening({ 'POST /staff/care/requests/erase': { data: letters[0] as NonNullable<(typeof letters)[number]> } }),
  )
  await page.getByRole('button', { name: 'Erase' }).click()
  await reason.fill('Letter 2026-118')
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await expect.element(page.getByText('The person is erased, and the letter is closed.')).toBeVisible()
  expect(bodiesOf('POST /staff/care/requests/erase')).toEqual([{ request: letters[0]?.id, reason: 'Letter 2026-118' }])
  for (const path of ['/letters', '/corrections']) {
    await cleanup()
    await open(path, { session: sessionOf('auditor') })
    await expect.element(page.getByCss('.care-item').first()).toBeVisible()
    expect(page.getByCss('.care-item button:not(.icon-button)').elements()).toHaveLength(0)
  }
})
