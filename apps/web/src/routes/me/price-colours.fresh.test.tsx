import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import * as styles from './page.module.css'

const rise = () => getComputedStyle(document.documentElement).getPropertyValue('--rise')

/** Loads a fresh copy of the module, as the next page does. */
const loadAnew = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ `${location.origin}/src/shared/theme/price-colours.ts?${name}`)

test('R31 a zh-CN reader sees a rise in red, can choose green, and the next page load uses the choice', async () => {
  await openScreen('/me', { language: 'zh-CN' })
  await expect.element(page.getByCss(`.${styles.prices}`)).toBeVisible()
  const red = rise()
  await page.getByCss(`.${styles.setting} summary`).filter({ hasText: '涨跌颜色' }).click()
  await page.getByCss('label').filter({ hasText: '绿涨红跌' }).click()
  const green = rise()
  expect(green).not.toBe(red)
  delete document.documentElement.dataset.priceColours
  expect(rise()).toBe(red)
  await loadAnew('green')
  expect(rise()).toBe(green)
  await page.getByCss('label').filter({ hasText: '红涨绿跌' }).click()
  expect(rise()).toBe(red)
  delete document.documentElement.dataset.priceColours
  await loadAnew('red')
  expect(document.documentElement.dataset.priceColours).toBe('red-up')
})
