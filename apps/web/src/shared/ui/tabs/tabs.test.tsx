import { expectAccessible, sticksOut } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowMotion, reduceMotion } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Language } from '../../text/language.ts'
import * as styles from './tabs.module.css'

allowMotion()

const open = (language?: Language) => openGalleryPart('tabs', language && { language })
// not by name, because Vitest’s locators include the hidden copy that reserves the width of the bold text
const tab = (name: string) => page.getByRole('tab').filter({ hasText: name })
const focus = (name: string) => (tab(name).element() as HTMLElement).focus()

test('arrow keys, Home and End select a tab, and arrow keys wrap around the ends', async () => {
  await open()
  focus('Available')
  for (const [key, name] of [
    ['ArrowRight', 'Used'],
    ['End', 'Expired'],
    ['ArrowRight', 'Available'],
    ['ArrowLeft', 'Expired'],
    ['Home', 'Available'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
})

test('the selected tab of a list is a Tab stop, and the next stop is its panel', async () => {
  await open()
  await tab('Used').click()
  focus('Used')
  await userEvent.tab()
  const panel = page.getByRole('tabpanel').first()
  await expect.element(panel).toHaveFocus()
  await expect.element(panel).toHaveAttribute('aria-labelledby', tab('Used').element().id)
  await expect.element(panel).toHaveTextContent('This is what Used shows.')
  await userEvent.tab({ shift: true })
  await expect.element(tab('Used')).toHaveFocus()
})

test('selecting a tab changes the width of no tab, although the selected one is bold', async () => {
  await open()
  const widths = () =>
    page
      .getByRole('tab')
      .elements()
      .map((each) => each.getBoundingClientRect().width)
  const before = widths()
  await tab('Expired').click()
  await expect.element(tab('Expired')).toHaveAttribute('aria-selected', 'true')
  expect(widths()).toEqual(before)
  expect(tab('Expired').element().textContent).toBe('Expired')
  expect(getComputedStyle(tab('Expired').element(), '::after').visibility).toBe('hidden')
})

test('the mark of the selected tab moves from the previous tab in 200 ms', async () => {
  await open()
  const from = tab('Available').element().getBoundingClientRect()
  const chosen = tab('Expired').element() as HTMLElement
  chosen.click()
  await expect.poll(() => chosen.querySelector(`.${styles.tabMark}`)?.getAnimations().length).toBe(1)
  const mark = chosen.querySelector(`.${styles.tabMark}`)
  const [motion] = mark?.getAnimations() ?? []
  motion?.pause()
  Object.assign(motion ?? {}, { currentTime: 0 })
  expect(motion?.effect?.getComputedTiming().duration).toBe(200)
  const place = mark?.getBoundingClientRect() ?? new DOMRect()
  // within one pixel
  expect(Math.abs(place.left - from.x)).toBeLessThan(1)
  expect(Math.abs(place.width - from.width)).toBeLessThan(1)
})

test('with reduced motion the mark of the selected tab moves without animation', async () => {
  await reduceMotion()
  await open()
  await tab('Expired').click()
  await expect.element(tab('Expired')).toHaveAttribute('aria-selected', 'true')
  expect(tab('Expired').element().getAnimations({ subtree: true }).length).toBe(0)
})

test('a list of many tabs opens with the selected tab in view, and scrolls a newly selected tab into view', async () => {
  await open()
  page.getByRole('tablist').last().element().scrollIntoView({ block: 'nearest' })
  await expect.element(tab('New shares')).toBeInViewport({ ratio: 1 })
  await expect.element(tab('Market watch')).not.toBeInViewport()
  focus('New shares')
  await userEvent.keyboard('{Home}')
  await expect.element(tab('Market watch')).toBeInViewport({ ratio: 1 })
  expect(sticksOut()).toEqual([])
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`every tab is at least 44 px wide and high, and axe finds nothing (${language})`, async () => {
    await open(language)
    const tabs = page.getByRole('tab').elements()
    expect(tabs.length).toBe(9)
    for (const each of tabs) {
      const { width, height } = each.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible()
  })
