import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/screen.tsx'
import type { Language } from '../../text/language.ts'
import { paths } from '../testing/activity-screen.ts'
import { joinStatus } from '../testing/join-status.ts'
import * as quotesStyles from './quotes.module.css'

const open = (language: Language) =>
  openScreen(paths.ended, {
    language,
    answers: { 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }) },
  })

test('R20 a rise is red in zh-CN and green in zh-HK, and the visitor’s own choice takes precedence', async () => {
  const colours = page.getByCss(`.${quotesStyles.quotes}`)
  await open('zh-CN')
  await expect.element(colours).toHaveAttribute('data-colours', 'red-up')
  await open('zh-HK')
  await expect.element(colours).toHaveAttribute('data-colours', 'green-up')
  // the same event as a choice made in another tab
  const key = 'foyer.price-colours'
  localStorage.setItem(key, 'red-up')
  dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(colours).toHaveAttribute('data-colours', 'red-up')
  expect(document.documentElement.dataset.priceColours).toBe('red-up')
})
