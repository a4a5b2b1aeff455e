import { tabNames } from '@foyer/api/brand'
import { expectAccessible, smallTargets } from '@foyer/testing/browser'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { knowRoutes } from '../../platform/navigation.ts'
import { openScreen } from '../../testing/screen.tsx'
import { setBadge } from '../tab-badges.ts'
import { shownTabs, tabPaths } from './tabs.ts'

const bar = page.getByRole('navigation', { name: 'Main pages' })
const names = () =>
  bar
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const routes = [...new Set([...__PATHS__, ...Object.values(tabPaths)])]

beforeEach(() => knowRoutes(routes))
afterEach(() => {
  knowRoutes(__PATHS__)
  vi.restoreAllMocks()
  for (const tab of tabNames) setBadge(tab, 0)
})

test.each([
  ['/', 'Activities'],
  ['/markets?tab=watchlist', 'Markets'],
  ['/account', 'Account'],
  ['/myRewards', 'Rewards'],
  ['/me', 'Me'],
])('R34 the root screen %s shows the five tabs, of which %s is the current one', async (path, current) => {
  await openScreen('/about')
  knowRoutes(routes)
  await openScreen(path)
  await expect.poll(names).toEqual(['Activities', 'Markets', 'Account', 'Rewards', 'Me'])
  await expect.element(bar.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page')
  expect(document.querySelectorAll('[aria-current]').length).toBe(1)
})

test('R34 a screen inside a tab has a back button and no tabs', async () => {
  await openScreen('/about')
  expect(bar.elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
})

test('R34 the root screen of a tab has no back button, and its content is not covered by the bar', async () => {
  await openScreen('/me')
  expect(page.getByRole('button', { name: 'Back' }).elements()).toEqual([])
  scrollTo(0, document.documentElement.scrollHeight)
  const { bottom } = document.querySelector('footer')?.getBoundingClientRect() ?? expect.fail()
  const { top } = bar.getByRole('list').element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(top)
  expect(smallTargets()).toEqual([])
})

test('R34 the keyboard reaches the tabs after the content of the page', async () => {
  await openScreen('/me')
  const inFooter = [...document.querySelectorAll<HTMLElement>('footer :is(a, button)')]
  inFooter.at(-1)?.focus()
  await userEvent.tab()
  await expect.element(bar.getByRole('link').first()).toHaveFocus()
  const main = document.querySelector('main') ?? expect.fail()
  expect(main.compareDocumentPosition(bar.element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('R34 a badge shows how many things wait in a tab, or that one does, also to a screen reader, and disappears without any', async () => {
  await openScreen('/me')
  setBadge('rewards', true)
  setBadge('me', 120)
  await expect.element(bar.getByRole('link', { name: /^Expiring soon\s*Rewards$/ })).toBeVisible()
  expect(bar.getByCss('.tab-badge').first().element().textContent).toBe('')
  await expect.element(bar.getByRole('link', { name: /^120 unread\s*Me$/ })).toMatchTextContent('99+')
  await expectAccessible()
  setBadge('rewards', 0)
  await expect.element(bar.getByRole('link', { name: 'Rewards', exact: true })).toBeVisible()
})

test('R34 the link of the current tab leads to the top of its screen', async () => {
  await openScreen('/me')
  scrollTo(0, 300)
  await bar.getByRole('link', { name: 'Me' }).click()
  await expect.poll(() => scrollY).toBe(0)
})

test('R34 on a wide screen the tabs are a rail beside the column', async () => {
  await openScreen('/me', { size: [1280, 800] })
  const rail = bar.getByRole('list').element().getBoundingClientRect()
  const column = document.querySelector('main')?.getBoundingClientRect() ?? expect.fail()
  expect(rail.left).toBeGreaterThan(0)
  expect(rail.right).toBeLessThanOrEqual(column.left)
  await expectAccessible()
})

test('R34 the native app, and a brand without tabs, show none, and the root screens have a back button instead', async () => {
  expect(shownTabs(false)).toEqual([])
  expect(shownTabs(['me', 'activities'])).toEqual(['me', 'activities'])
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${__APP_MARKER__}/1`)
  expect(shownTabs()).toEqual([])
})

test('R34 a build that has only one of the tabs shows none', () => {
  onTestFinished(() => knowRoutes(__PATHS__))
  knowRoutes(['/', '/loginPage'])
  expect(shownTabs()).toEqual([])
  knowRoutes(['/', '/me'])
  expect(shownTabs()).toEqual(['activities', 'me'])
})
