import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf } from '../testing/server.ts'

const session = sessionOf('operations')
const field = (name: string) => page.getByRole('textbox', { name })
const fillIn = async () => {
  await field('Code').fill('tea-room-2')
  await field('Name in Simplified Chinese').fill('\u8336\u5ba4')
  await field('Name in Traditional Chinese').fill('\u8336\u5ba4')
  await field('Name in English').fill('Tea Room')
  await page.getByRole('checkbox', { name: /Coffee voucher/ }).click()
  await field('Reason').fill('Contract C-12')
}
const add = page.getByRole('dialog').getByRole('button', { name: 'Add a merchant' })

test('A merchant is added with everything that the form requires, and its PIN closes only by its own button', async () => {
  await open('/merchants?act=add', { session, answers: { 'POST /staff/merchants/add': { data: { pin: '246810' } } } })
  await add.click()
  await expect.element(page.getByText('Choose at least one.')).toBeVisible()
  await expect.element(field('Code')).toHaveFocus()
  await fillIn()
  await add.click()
  await expect.element(page.getByText('246810')).toBeVisible()
  expect(bodiesOf('POST /staff/merchants/add')).toEqual([
    {
      code: 'tea-room-2',
      name: { 'zh-CN': '\u8336\u5ba4', 'zh-HK': '\u8336\u5ba4', 'en-US': 'Tea Room' },
      items: [{ activity: 488, item: 'coffee' }],
      reason: 'Contract C-12',
    },
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('246810')).toBeVisible()
  await page.getByRole('button', { name: 'I have noted the PIN' }).click()
  await expect.poll(() => page.getByText('246810').elements()).toHaveLength(0)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('246810')
})

test('A code in use is named beside its field, and a lost answer leads to the list instead of a second merchant', async () => {
  await open('/merchants?act=add', { session, answers: { 'POST /staff/merchants/add': { data: { pin: null } } } })
  await fillIn()
  await add.click()
  await expect.element(page.getByText('There is a merchant with this code already.')).toBeVisible()
  await cleanup()
  sessionStorage.clear()
  await open('/merchants?act=add', { session, answers: { 'POST /staff/merchants/add': 'lost' } })
  await fillIn()
  await add.click()
  await expect.element(page.getByText(/give it a new PIN/)).toBeVisible()
  expect(add.elements()).toHaveLength(0)
})

test('What a person entered survives the way to a proof of identity', async () => {
  await open('/merchants?act=items&id=noodle-bar', {
    session,
    answers: { 'POST /staff/merchants/items': { status: 403, reason: 'proof_needed' } },
  })
  await page.getByRole('checkbox', { name: /Meal voucher/ }).click()
  await field('Reason').fill('New contract')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await cleanup()
  await open('/merchants?act=items&id=noodle-bar', { session })
  await expect.element(field('Reason')).toHaveValue('New contract')
  await expect.element(page.getByRole('checkbox', { name: /Meal voucher/ })).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /Coffee voucher/ })).toBeChecked()
})

test('The buttons of a dialog that is longer than the screen are in reach before and after it is scrolled', async () => {
  await open('/merchants?act=add', { session, size: [1280, 480] })
  await expect.element(add).toBeInViewport({ ratio: 1 })
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  dialog.scrollTo(0, dialog.scrollHeight)
  await expect.element(add).toBeInViewport({ ratio: 1 })
  // nothing lies below them but the margin of the dialog
  expect(dialog.getBoundingClientRect().bottom - add.element().getBoundingClientRect().bottom).toBeLessThan(30)
})
