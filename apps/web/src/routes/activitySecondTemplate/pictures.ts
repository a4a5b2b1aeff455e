import type { JoinStatus } from '@foyer/contract/activities'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../e2e/fixtures.ts'
import type { PictureState } from '../../../../../e2e/picture-state.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const path = '/activitySecondTemplate?code=account-health'

const settled = async (page: Page) => {
  await expect(page.locator('.gate-panel')).toBeVisible()
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
}
const toTasks = (page: Page) =>
  page.evaluate(() => document.querySelector('.tasks')?.scrollIntoView({ block: 'start' }))
const arrive = async (page: Page, language: Language, mobileNo: string) => {
  await openSignedIn(page, language, mobileNo, path)
  await settled(page)
}
const done = (page: Page, count: number) => expect(page.locator('.tasks-progress .is-done')).toHaveCount(count)
const doFirst = async (page: Page) => {
  await page.locator('.gate-panel button').click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.locator('.sheet-foot button').click()
  await done(page, 1)
}
const doNext = async (page: Page, count: number) => {
  await page.locator('.gate-panel button').click()
  await done(page, count)
}
/** States of a task that only time or other people bring about, as the server would say them. */
const stagesAs = async (
  page: Page,
  gate: JoinStatus['gate'],
  states: readonly JoinStatus['stages'][number]['state'][],
) => {
  await page.route('**/joinStatus', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: JoinStatus }
    const stages = reply.data.stages.map((stage, index) => ({ ...stage, state: states[index] ?? stage.state }))
    await route.fulfill({ json: { ...reply, data: { ...reply.data, gate, stages } } })
  })
  await page.reload({ waitUntil: 'commit' })
  // a visitor is asked to sign in before the answer is there
  await expect(page.locator('.gate-panel a[href^="#/loginPage"]')).toHaveCount(0)
  await settled(page)
  await toTasks(page)
}

export const pictures: readonly PictureState[] = [
  { name: 'tasks-anonymous', path, reach: settled },
  {
    name: 'tasks-anonymous-page',
    path,
    whole: true,
    reach: async (page) => {
      await settled(page)
      await page.evaluate(() => {
        const panel = document.querySelector<HTMLElement>('.gate-panel')
        if (panel) panel.style.position = 'static'
      })
    },
  },
  {
    name: 'tasks-first-open',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await toTasks(page)
    },
  },
  {
    name: 'tasks-second-open',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await doFirst(page)
      await settled(page)
      await toTasks(page)
    },
  },
  {
    name: 'tasks-last-waiting',
    path,
    reach: async (page, language, mobileNo) => {
      await arrive(page, language, mobileNo)
      await doFirst(page)
      await doNext(page, 2)
      await doNext(page, 3)
      await settled(page)
      await toTasks(page)
    },
  },
  { name: 'tasks-sold-out', path, reach: (page) => stagesAs(page, 'sold_out', ['done', 'done', 'sold_out', 'locked']) },
  { name: 'tasks-ended', path, reach: (page) => stagesAs(page, 'ended', ['done', 'ended', 'ended', 'locked']) },
  {
    name: 'tasks-loading',
    path,
    reach: async (page) => {
      await page.route('**/api/activities/account-health', () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('.facts-skeleton')).toBeVisible()
    },
  },
]
