import { staffRoles } from '@foyer/api/staff/roles'
import { resizeFrame } from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { notifyTabs } from '../session/tabs.ts'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'

const places = () =>
  page
    .getByCss('.navigation-column .place[href^="/console"]')
    .elements()
    .map((element) => element.textContent)

test('The navigation and the home page have what the roles of a person may read', async () => {
  const found: Record<string, readonly (string | null)[]> = {}
  const readers = ['Home', 'People', 'Machine clients', 'Audit trail']
  for (const role of staffRoles) {
    await open('/', { session: sessionOf(role) })
    await expect.element(page.getByRole('heading', { name: 'Welcome, Chan Tai Man' })).toBeVisible()
    const cards = page.getByCss('.card[href^="/console"] .card-title').elements()
    expect(['Home', ...cards.map((element) => element.textContent)]).toEqual(places())
    found[role] = places().filter((place) => readers.some((one) => one === place))
    await cleanup()
  }
  expect(found).toEqual({
    ...Object.fromEntries(staffRoles.map((role) => [role, ['Home']])),
    administrator: readers,
    auditor: readers,
    compliance: readers,
  })
})

test('A screen that the roles do not include, and an unknown address, lead back to the home page', async () => {
  for (const path of ['/trail', '/nowhere']) {
    await open(path, { session: sessionOf('clientCare') })
    await expect.element(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect.element(page.getByRole('heading', { name: 'Welcome, Chan Tai Man' })).toHaveFocus()
    expect(bodiesOf('POST /staff/trail')).toEqual([])
    await cleanup()
  }
})

test('Without a session the console shows nothing but the way to the sign-in, which returns to the same place', async () => {
  const signedOut = { status: 401, reason: 'staff_signed_out' }
  await open('/trail?event=a%20b&subject=x*y', { answers: { 'POST /staff/session/use': signedOut } })
  const link = page.getByRole('link', { name: 'Sign in' })
  await expect.element(link).toBeVisible()
  const { searchParams } = new URL((link.element() as HTMLAnchorElement).href)
  expect(searchParams.get('to')).toBe('/console/trail?event=a%20b&subject=x%2Ay')
  expect(bodiesOf('POST /staff/trail')).toEqual([])
})

test('A call to a server that is away is repeated, and a session that ends while a person reads closes every screen', async () => {
  await open('/people', { answers: { 'POST /staff/session/use': 'lost' } })
  await expect.element(page.getByText('The server does not answer')).toBeVisible()
  serve({ 'POST /staff/session/use': { data: sessionOf() }, 'POST /staff/people': { status: 401 } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Your session has ended. Sign in again to return to this page.')).toBeVisible()
  expect(places()).toEqual([])
})

test('Before the end for want of use the console prompts, and a press or another tab keeps the person signed in', async () => {
  const soon = { ...sessionOf(), idleMs: 90_000 }
  await open('/people', { session: soon })
  const stay = page.getByRole('button', { name: 'Stay signed in' })
  await expect.element(stay).toHaveFocus()
  await expect.element(page.getByText(/You will be signed out in 1:[0-3]\d\./)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(stay).toBeVisible()
  serve({ 'POST /staff/session/use': 'lost' })
  await stay.click()
  await expect.element(page.getByText('The server does not answer')).toBeVisible()
  serve({ 'POST /staff/session/use': { data: sessionOf() } })
  await stay.click()
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  await cleanup()
  await open('/people', { session: soon })
  await expect.element(stay).toBeVisible()
  notifyTabs({ is: 'used', usedAt: Date.now() + 60_000 })
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  notifyTabs({ is: 'ended' })
  await expect.element(page.getByText('You are signed out.')).toBeVisible()
})

test('The console announces that a session has ended, and that it soon ends and cannot be extended', async () => {
  await open('/people', { session: { ...sessionOf(), idleMs: 0 } })
  await expect.element(page.getByText(/^Your session has ended/)).toBeVisible()
  await cleanup()
  await open('/people', { session: { ...sessionOf(), endsAt: Date.now() + 300_000 } })
  await expect.element(page.getByText(/^This session ends at \d\d:\d\d and cannot be extended/)).toBeVisible()
})

test('Signing out ends the session; if the server does not answer, the person learns that it may be open', async () => {
  await open('/me', { answers: { 'POST /staff/session/end': 'lost' } })
  await page.getByRole('button', { name: /Chan Tai Man/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.element(page.getByText('The server does not answer')).toBeVisible()
  serve({ 'POST /staff/session/end': { data: { provider: null } } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('You are signed out.')).toBeVisible()
})

test('The language is changed in the header and stored for all apps of staff', async () => {
  await open('/people')
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('zh-HK')
  await expect.element(page.getByRole('heading', { name: '\u4eba\u54e1' })).toBeVisible()
  expect([document.documentElement.lang, localStorage.getItem('foyer-staff.language')]).toEqual(['zh-HK', 'zh-HK'])
})

test('A navigation that is longer than the window shows the place where the person is', async () => {
  onTestFinished(resizeFrame(1280, 300))
  await open('/trail', { session: sessionOf('auditor') })
  const current = page.getByRole('link', { name: 'Audit trail' })
  await expect.element(current).toBeVisible()
  const { top, bottom } = current.element().getBoundingClientRect()
  expect([top > 0, bottom <= innerHeight]).toEqual([true, true])
})
