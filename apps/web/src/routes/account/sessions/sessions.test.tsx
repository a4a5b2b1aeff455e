import type { Session } from '@foyer/api/sessions'
import { expectAccessible, lost, type Received, registeredNumber, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack } from '../../../shared/activity/testing/activity-screen.ts'
import * as dialogStyles from '../../../shared/ui/dialog/dialog.module.css'
import * as fieldStyles from '../../../shared/ui/field.module.css'
import { openScreen } from '../../../testing/screen.tsx'
import { pathOf } from '../tab.ts'
import { endCall, listOf, sessions, sessionsCall } from '../testing/sessions.ts'
import * as sessionsStyles from './sessions.module.css'

const open = (answers = {}) =>
  openScreen(pathOf('sessions'), {
    viewer: 'registered',
    answers: { [sessionsCall]: listOf(), [endCall]: listOf([sessions[0]]), ...answers },
  })
const names = () =>
  page
    .getByCss(`.${sessionsStyles.session} h2`)
    .elements()
    .map(({ textContent }) => textContent)
const showMore = page.getByRole('button', { name: 'Show 2 more sessions' })
const confirm = page.getByCss(`dialog .${dialogStyles.dialogDanger}`)
const bodies = () => requestsOf(endCall).map(({ body }) => body)

test('SEC-7 a person sees each session with device, place, last and first use, and which one is this device', async () => {
  await open()
  await expect
    .poll(names)
    .toEqual(['iPhone · Safari', 'Android device · WeChat', 'Windows computer · Edge', 'Other device · Other browser'])
  const first = page.getByRole('listitem').first()
  await expect
    .element(first)
    .toMatchTextContent(/This device.*Hong Kong.*Last used Nov 18, 10:00.*Signed in Oct 9, 10:00/)
  await expect
    .element(page.getByRole('main').getByRole('listitem').last())
    .toMatchTextContent(/Unknown place.*Last used/)
  await expect.element(first.getByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument()
})

test('SEC-7 a session on a network of another region than this device is marked, and one of an unknown place is not', async () => {
  await open()
  await expect.poll(names).toHaveLength(4)
  const marked = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Another region' }).elements()
  expect(marked.map((row) => row.querySelector('h2')?.textContent)).toEqual([
    'Android device · WeChat',
    'Windows computer · Edge',
  ])
})

test('SEC-7 another session ends after one confirmation, and the list shows the remaining sessions', async () => {
  await open()
  await page.getByRole('button', { name: 'Sign out Windows computer · Edge' }).click()
  await expectAccessible()
  await confirm.click()
  await expect.poll(names).toEqual(['iPhone · Safari'])
  expect(bodies()).toEqual([{ which: 'one', id: sessions[2].id }])
})

test('SEC-7 the sessions beyond the first ones are listed at a tap', async () => {
  await open({ [sessionsCall]: listOf(sessions.slice(0, 2), 2) })
  await expect.element(showMore).toBeVisible()
  serve({ [sessionsCall]: listOf() })
  await showMore.click()
  await expect.poll(names).toHaveLength(4)
  expect(requestsOf(sessionsCall).at(-1)?.body).toEqual({ limit: 4 })
  await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
})

test('SEC-7 the list keeps its length after the tab is shown again and after a session is ended', async () => {
  const answer = ({ body }: Received) =>
    'limit' in Object(body) ? listOf(left, 0) : listOf(left.slice(0, 2), left.length - 2)
  let left: readonly Session[] = sessions
  await open({ [sessionsCall]: answer, [endCall]: () => listOf(left.slice(0, 2), left.length - 2) })
  await showMore.click()
  await expect.poll(names).toHaveLength(4)
  const requests = requestsOf(sessionsCall).length
  comeBack()
  await expect.poll(() => requestsOf(sessionsCall).length).toBe(requests + 1)
  expect(requestsOf(sessionsCall).at(-1)?.body).toEqual({ limit: 4 })
  await expect.poll(names).toHaveLength(4)
  left = sessions.slice(0, 3)
  await page.getByRole('button', { name: 'Sign out Other device · Other browser' }).click()
  await confirm.click()
  await expect.poll(names).toEqual(['iPhone · Safari', 'Android device · WeChat', 'Windows computer · Edge'])
})

test('SEC-7 a failure to list the other sessions is reported, and the first ones remain', async () => {
  await open({ [sessionsCall]: listOf(sessions.slice(0, 2), 2) })
  await expect.element(showMore).toBeVisible()
  serve({ [sessionsCall]: lost })
  await showMore.click()
  await expect.element(page.getByText(/No connection/)).toBeInTheDocument()
  await expect.poll(names).toHaveLength(2)
})

test('SEC-7 the place of a session on a mainland network is mainland China', async () => {
  await open()
  await expect.element(page.getByText('Mainland China', { exact: true })).toBeVisible()
})

test('SEC-7 cancelling the confirmation ends no session', async () => {
  await open()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(names).toHaveLength(4)
  expect(bodies()).toEqual([])
})

test('SEC-7 when the answer is lost, the confirmation stays open with the reason, and a further tap ends the sessions', async () => {
  await open({ [endCall]: lost })
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await confirm.click()
  await expect.element(page.getByCss(`dialog .${fieldStyles.fieldError}`)).toMatchTextContent(/No connection/)
  serve({ [endCall]: listOf([sessions[0]]) })
  await confirm.click()
  await expect.poll(names).toEqual(['iPhone · Safari'])
  expect(new Set(bodies().map((body) => JSON.stringify(body)))).toEqual(new Set(['{"which":"others"}']))
})

test('SEC-7 ending all sessions signs this device out', async () => {
  await open({ [endCall]: listOf([]) })
  await page.getByRole('button', { name: 'Sign out everywhere, here too' }).click()
  await confirm.click()
  await expect.element(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible()
  expect(bodies()).toEqual([{ which: 'all' }])
  expect(document.body.textContent).not.toContain(registeredNumber)
})
