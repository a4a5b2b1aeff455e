import type { Page } from '@playwright/test'
import { patient } from '../../../../../e2e/account-steps.ts'
import { expect } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { applicationAs, apply, arrive, noCodesLeft, path, settled } from './testing/steps.ts'

type Status = NonNullable<Parameters<typeof applicationAs>[1]['status']>
const state = (name: string, reach: PictureState['reach'], whole = false): PictureState => ({
  name: `wealth-account-${name}`,
  path,
  whole,
  reach,
})
/** The whole page in one picture: the panel stands where the page ends. */
const lay = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.gate-panel')
    if (panel) panel.style.position = 'static'
    scrollTo(0, 0)
  })
/** Somebody's application, in a state that it need not be in. */
const application = (status: Status) =>
  state(status, async (page, language, mobileNo) => {
    await applicationAs(page, { status })
    await arrive(page, language, mobileNo)
    await apply(page)
    await expect(page.locator('.application')).toBeVisible(patient)
    await expect(page.locator('.toast')).toHaveCount(0, patient)
    await page.locator('.application').evaluate((card) => card.scrollIntoView({ block: 'center' }))
  })

export const pictures: readonly PictureState[] = [
  state(
    'visitor',
    async (page) => {
      await settled(page)
      await lay(page)
    },
    true,
  ),
  state('first-view', settled),
  state('not-client', async (page, language, mobileNo) => {
    await arrive(page, language, mobileNo, false)
    await expect(page.locator('.gate-panel a.button')).toBeVisible(patient)
  }),
  state('offered', async (page, language, mobileNo) => arrive(page, language, mobileNo)),
  state('full', async (page, language, mobileNo) => {
    await noCodesLeft(page)
    await arrive(page, language, mobileNo)
    await expect(page.locator('.gate-quiet')).toBeVisible(patient)
  }),
  application('queued'),
  application('available'),
  application('refused'),
  application('revoked'),
]
