import type { Page } from '@playwright/test'
import { patient } from '../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import {
  changeMine,
  fillIn,
  offeringIn,
  openSheet,
  sheet,
  submit,
  typePassword,
} from '../../shared/offerings/testing/steps.ts'
import { apply, applyCall, logInTo, lookUntil, path, settled } from './testing/steps.ts'

const activity = 'green-bond'
/** The whole page in one picture: the panel stands where the page ends. */
const lay = async (page: Page) => {
  await expect(page.locator('.toast')).toHaveCount(0, patient)
  await page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.gate-panel')
    if (panel) panel.style.position = 'static'
    scrollTo(0, 0)
  })
}
const unroll = async (page: Page) => {
  await settled(page)
  await lay(page)
}
const state = (name: string, reach: PictureState['reach'], whole = true): PictureState => ({
  name: `bond-${name}`,
  path,
  whole,
  reach,
})
type Reach = (page: Page, code: string, language: Language, mobileNo: string) => Promise<void>
/** Of whoever is logged in, with an offering of their own. */
const own = (name: string, reach: Reach, whole = true, facts: object = {}): PictureState =>
  state(
    name,
    async (page, language, mobileNo) => {
      const code = await offeringIn(page, { activity })
      await logInTo(page, language, mobileNo, code, facts)
      await reach(page, code, language, mobileNo)
    },
    whole,
  )
/** Of anybody, in a phase. */
const phase = (name: 'upcoming' | 'cut_off'): PictureState =>
  state(name.replace('_', '-'), async (page, language) => {
    const code = await offeringIn(page, { activity, phase: name })
    await page.goto(`/?lang=${language}#${path}?offering=${code}`)
    await unroll(page)
  })
/** The account's own as it came out. */
const came = async (page: Page, code: string, phase: 'allotted' | 'settled') => {
  await apply(page, 5)
  await offeringIn(page, { code, phase })
  await lookUntil(page, async (soon) => {
    await expect(page.locator('.allotment').first()).toBeVisible(soon)
    await expect(page.locator('.application-lots > div')).not.toHaveCount(1, soon)
  })
}

export const pictures: readonly PictureState[] = [
  state('visitor', unroll),
  state('first-view', settled, false),
  state('others', async (page) => {
    await settled(page)
    await page.locator('.bond-other summary').click()
    await expect(page.locator('.proof')).toBeVisible(patient)
    await unroll(page)
  }),
  state(
    'registered',
    async (page, language, mobileNo) => {
      await openSignedIn(page, language, mobileNo, path)
      await settled(page)
    },
    false,
  ),
  phase('upcoming'),
  phase('cut_off'),
  own('open', unroll),
  own(
    'sheet',
    async (page) => {
      await fillIn(page)
    },
    false,
  ),
  own(
    'short',
    async (page) => {
      await openSheet(page)
      await page.locator('.apply-form').getByRole('spinbutton').fill('12')
      await expect(page.locator('.apply-form .notice-warn')).toBeVisible()
      await page.locator('.apply-form .notice-warn').scrollIntoViewIfNeeded()
    },
    false,
  ),
  own(
    'document',
    async (page) => {
      await openSheet(page)
      await page.locator('.apply-form .document-row').click()
      await expect(page.locator('.document')).toBeVisible(patient)
    },
    false,
  ),
  own(
    'password-wrong',
    async (page) => {
      await fillIn(page)
      await sheet(page).locator('.sheet-foot .button').click()
      await typePassword(page, '135790')
      await expect(page.locator('.password-word .notice')).toBeVisible(patient)
    },
    false,
  ),
  own(
    'unknown',
    async (page) => {
      await page.route(applyCall, (route) => route.abort())
      await fillIn(page)
      await sheet(page).locator('.sheet-foot .button').click()
      await typePassword(page)
      await expect(page.locator('.sheet .notice-warn')).toBeVisible(patient)
    },
    false,
  ),
  own(
    'applied',
    async (page) => {
      await fillIn(page, { lots: 3 })
      await submit(page)
    },
    false,
  ),
  own('submitted', async (page) => {
    await apply(page, 3)
    await unroll(page)
  }),
  own(
    'cancel',
    async (page) => {
      await apply(page, 3)
      await page.locator('.application-cancel .button').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    false,
  ),
  own('allotted', async (page, code) => {
    await came(page, code, 'allotted')
    await page.locator('.proof .button').click()
    await expect(page.locator('.proof-verdict')).toBeVisible()
    await unroll(page)
  }),
  own('refunded', async (page, code) => {
    await came(page, code, 'settled')
    await unroll(page)
  }),
  own(
    'elsewhere',
    async (page, code) => {
      await changeMine(page, () => ({ elsewhere: [code] }))
      await lookUntil(page, (soon) => expect(page.locator('.gate-panel button')).toHaveCount(0, soon))
      await settled(page)
    },
    false,
  ),
  own('document-wrong', settled, false, { document: 'passport' }),
  state('loading', async (page) => {
    await page.route('**/api/offerings/*', () => undefined)
    await page.reload()
    await expect(page.locator('.bond-terms-shape')).toBeVisible()
    await lay(page)
  }),
  state('failed', async (page) => {
    await page.route('**/api/offerings/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.locator('.activity-body > .notice-danger')).toBeVisible({ timeout: 30_000 })
    await lay(page)
  }),
]
