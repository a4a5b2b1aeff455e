import { expectAccessible, lost, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { confirmByCode, wantsProof } from '../../shared/fresh-proof/testing.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'
import {
  answerCall,
  answered,
  confirm,
  confirmButton,
  factorsAnswer,
  numberField,
  path,
  refuseButton,
  seen,
  viewCall,
  viewed,
} from './testing/replies.ts'

testStates(states)

const open = (answers = {}) => openScreen(path, { viewer: 'cash', answers: { [viewCall]: seen(), ...answers } })
const sent = () => requestsOf(answerCall).map(({ body }) => body)
const request = 'AAAAAAAAAAAAAAAAAAAAAA'

test('R37 The phone shows which computer requests the login, where and when, and the account', async () => {
  await open()
  for (const fact of ['Windows computer · Edge', 'Hong Kong', 'Nov 18, 2026, 10:00 HKT', '****1001'])
    await expect.element(page.getByText(fact, { exact: false }).first()).toBeVisible()
  await expectAccessible()
})

test('R37 A confirmation sends the typed number, and the result is the only heading and takes the focus', async () => {
  await open({ [answerCall]: answered('confirmed') })
  await confirm('４7')
  await expect.element(page.getByRole('heading', { name: 'Login approved' })).toHaveFocus()
  expect(page.getByRole('main').getByRole('heading').elements()).toHaveLength(1)
  expect(sent()).toEqual([{ request, answer: 'confirm', number: 47 }])
  await expect
    .element(page.getByRole('link', { name: 'See my devices' }))
    .toHaveAttribute('href', '#/account?tab=sessions')
})

test('R37 The refusal is the main and first action of a login from another country', async () => {
  await open({ [viewCall]: seen({ country: 'US', isElsewhere: true }) })
  await expect.element(confirmButton).toHaveClass('button-plain')
  await expect.element(refuseButton).not.toHaveClass('button-plain')
  const order = refuseButton.element().compareDocumentPosition(confirmButton.element())
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('R37 Without two digits nothing is sent, and the field says what is missing', async () => {
  await open()
  for (const typed of ['', '4', '07']) {
    await numberField.fill(typed)
    await confirmButton.click()
    await expect.element(numberField).toHaveAttribute('aria-invalid', 'true')
  }
  expect(sent()).toEqual([])
})

test('R37 A refusal needs no number and ends with the hotline', async () => {
  await open({ [answerCall]: answered('refused') })
  await refuseButton.click()
  await expect.element(page.getByRole('heading', { name: 'Login refused' })).toBeVisible()
  expect(sent()).toEqual([{ request, answer: 'refuse' }])
  await expect.element(page.getByRole('link', { name: /Call/ }).first()).toBeVisible()
})

test('R37 A confirmation that needs a fresh proof is sent again after the proof', async () => {
  await open({ ...factorsAnswer, ...wantsProof(answerCall, answered('confirmed')) })
  await confirm()
  await confirmByCode()
  await expect.element(page.getByRole('heading', { name: 'Login approved' })).toBeVisible()
  expect(sent()).toHaveLength(2)
})

test('R37 A lost or refused confirmation is explained, and the same tap sends it again', async () => {
  await open({ [answerCall]: lost })
  await confirm()
  await expect.element(page.getByRole('alert')).toBeVisible()
  serve({ [answerCall]: refused('account_suspended') })
  await confirmButton.click()
  await expect.element(page.getByRole('alert').getByText(/suspended/)).toBeVisible()
  serve({ [answerCall]: answered('over') })
  await confirmButton.click()
  await expect.element(page.getByText('This code has expired')).toBeVisible()
})

test('R37 A visitor and a person without a login sign in first and come back to the request', async () => {
  await openScreen(path)
  const back = encodeURIComponent(path)
  const account = `/selectLogin?way=account&back=${back}`
  const link = page.getByRole('main').getByRole('link', { name: 'Log in' })
  await expect.element(link).toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent(account)}`)
  await openScreen(path, { viewer: 'registered' })
  await expect.element(link).toHaveAttribute('href', `#${account}`)
  expect(requestsOf(viewCall)).toEqual([])
})

test('R37 An address without a valid request sends nothing, says that the code has expired and leads on', async () => {
  for (const broken of ['/confirmLogin', '/confirmLogin?request=short', '/confirmLogin?request=%3Cb%3E']) {
    await openScreen(broken, { viewer: 'cash' })
    await expect.element(page.getByText('This code has expired')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '#/')
  }
  expect(requestsOf(viewCall)).toEqual([])
})

test('R37 A request that has ended offers no answer', async () => {
  await open({ [viewCall]: viewed('refused') })
  await expect.element(page.getByRole('heading', { name: 'Login refused' })).toBeVisible()
  expect(confirmButton.elements()).toEqual([])
})
