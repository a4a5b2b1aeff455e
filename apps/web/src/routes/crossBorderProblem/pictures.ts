import { patient } from '../../../../../e2e/account-steps.ts'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { answer, path, searchFor, settled, vote } from './testing/steps.ts'

const questions = '**/api/cross-border/questions'
const state = (name: string, reach: PictureState['reach'], query = ''): PictureState => ({
  name: `cross-border-questions-${name}`,
  path: path + query,
  reach,
})

export const pictures: readonly PictureState[] = [
  { name: 'cross-border-questions', path, whole: true, reach: settled },
  state('found', async (page) => {
    await settled(page)
    await searchFor(page, '額度')
    await expect(answer(page, 'quota-person')).toBeVisible()
    await expect(answer(page, 'scam')).toHaveCount(0)
  }),
  state('none', async (page) => {
    await settled(page)
    await searchFor(page, 'weather 天气')
    await expect(page.locator('.questions-none')).toBeVisible()
  }),
  state(
    'linked',
    async (page) => {
      await settled(page)
      await expect(answer(page, 'quota-full')).toHaveAttribute('open', '')
      await expect(answer(page, 'quota-full')).toBeInViewport()
    },
    '?faq=quota-full',
  ),
  state(
    'gone',
    async (page) => {
      await settled(page)
      await expect(page.locator('.notice-warn')).toBeVisible()
    },
    '?faq=not-here-any-more',
  ),
  state(
    'voted',
    async (page) => {
      await settled(page)
      await vote(page, 'tax', true)
    },
    '?faq=tax',
  ),
  state(
    'vote-failed',
    async (page) => {
      await page.route('**/user/cross-border/vote', (route) =>
        route.fulfill({ status: 500, json: { status: 50001, reason: 'server_error' } }),
      )
      await settled(page)
      await answer(page, 'tax').locator('.vote-choice').nth(1).click()
      await expect(page.locator('.vote-failed')).toBeVisible(patient)
    },
    '?faq=tax',
  ),
  state(
    'offline',
    async (page) => {
      await settled(page)
      await expect(answer(page, 'currency')).toHaveAttribute('open', '')
      await page.context().setOffline(true)
      await expect(page.locator('.notice-info')).toBeVisible(patient)
    },
    '?faq=currency',
  ),
  state('loading', async (page) => {
    await page.route(questions, () => undefined)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('.questions-shape')).toBeVisible(patient)
  }),
  state('failed', async (page) => {
    await page.route(questions, (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('.notice-danger')).toBeVisible(patient)
  }),
]
