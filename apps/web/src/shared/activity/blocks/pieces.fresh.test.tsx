import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, openScreen } from '../../../testing/screen.tsx'
import { panel, paths } from '../testing/activity-screen.ts'
import { joinStatus } from '../testing/join-status.ts'
import * as blocksStyles from './blocks.module.css'
import * as quotesStyles from './quotes.module.css'

/** All URLs that this page fetched. An observer has no size limit, unlike the resource buffer. */
const fetched: string[] = []
new PerformanceObserver((list) => fetched.push(...list.getEntries().map(({ name }) => name))).observe({
  type: 'resource',
  buffered: true,
})
const pieces = (pattern: RegExp) => fetched.filter((url) => pattern.test(url))

test('R20 film and price blocks are separate chunks: a page without them does not fetch their code', async () => {
  await openScreen(paths.open, { answers: { 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }) } })
  await expect.element(panel).toMatchTextContent('Sign in to take part')
  await expect.element(page.getByCss(`.${blocksStyles.termsRow}`)).toBeVisible()
  await expect.poll(() => pieces(/blocks\/blocks\.tsx/).length).toBeGreaterThan(0)
  expect(pieces(/(video|quotes)-block|terms-sheet|join-sheet\.tsx/)).toEqual([])
  await goTo(paths.ended)
  await expect.element(page.getByCss('video')).toBeVisible()
  await expect.element(page.getByCss(`.${quotesStyles.quote}`).first()).toBeVisible()
  await expect.poll(() => pieces(/(video|quotes)-block/).length).toBeGreaterThan(1)
})

test('X3 the Terms button shows "Loading the terms" until the code has loaded, and then opens the terms', async () => {
  const announced: (string | null)[] = []
  const observer = new MutationObserver(() =>
    announced.push(document.querySelector('p[role="status"]')?.textContent ?? null),
  )
  await openScreen(paths.open)
  await expect.element(page.getByCss(`.${blocksStyles.termsRow}`)).toBeVisible()
  observer.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('button', { name: /^Terms Version/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
  observer.disconnect()
  expect(announced.filter(Boolean)[0]?.trim()).toBe('Loading the terms')
  expect(pieces(/terms-sheet/).length).toBeGreaterThan(0)
  await expectAccessible()
})
