import { lost } from '@foyer/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ScreenState } from '../../testing/states.ts'
import * as styles from './area-code-button.module.css'
import { answering } from './testing/selector.ts'

const dialog = page.getByRole('dialog')
const options = dialog.getByRole('option')
const rows = () => options.elements().length

const openSelector = async () => {
  // after a real click, unlike after that of a script, no focus ring is shown
  await page.getByCss(`.${styles.areaCodeButton}`).click()
  await expect.element(options.first()).toBeVisible()
}
const search = (text: string) => userEvent.fill(dialog.getByRole('combobox'), text)

export const states: readonly ScreenState[] = [
  { name: 'selector', path: '/loginPage', reach: openSelector },
  {
    name: 'selector-found',
    path: '/loginPage',
    reach: async () => {
      await openSelector()
      await search('united')
      await expect.poll(rows).toBeLessThan(10)
      expect(rows()).toBeGreaterThan(1)
    },
  },
  {
    name: 'selector-empty',
    path: '/loginPage',
    reach: async () => {
      await openSelector()
      await search('zzzzzz')
      await expect.poll(rows).toBe(0)
    },
  },
  {
    name: 'selector-rejected',
    path: '/loginPage',
    reach: async () => {
      await openSelector()
      await search('你好！')
      await expect.element(dialog.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'selector-failed',
    path: '/loginPage',
    answers: answering({ france: lost }),
    reach: async () => {
      await openSelector()
      await search('france')
      await expect.element(dialog.getByRole('alert')).toBeVisible()
    },
  },
]
