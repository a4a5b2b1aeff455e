import { readFile } from 'node:fs/promises'
import type { DrawReply } from '@foyer/api/draws'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'

const longTimeout = { timeout: 30_000 }
const panel = (page: Page) => page.getByRole('region', { name: 'Taking part' })
const myDraws = (page: Page) => page.getByRole('region', { name: 'My draws', exact: true }).getByRole('listitem')

test('R24 N13 a person joins and draws twice; a draw whose answer is lost is shown after a reload, the other is shared as a picture, and the server stores both', async ({
  page,
  mobileNo,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/activities/')) requested.push(pathname)
  })
  await openSignedIn(page, 'en-US', mobileNo, '/dragonYearSpringFestival')
  await panel(page).getByRole('button', { name: 'Join for free' }).click(longTimeout)
  // the page does not repeat the request of the document's head script
  expect(requested).toEqual(['/api/activities/spring-festival-draw'])
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Join for free', exact: true }).click()
  await sheet.getByRole('button', { name: 'Draw now' }).click(longTimeout)

  const drawn: number[] = []
  await page.route('**/user/498/draw', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: DrawReply }
    drawn.push(reply.data.draw.number)
    await route.abort('connectionreset')
  })
  const draw = panel(page).getByRole('button', { name: /^Draw/ })
  await draw.click(longTimeout)
  await expect(panel(page)).toContainText('We cannot confirm your result yet', longTimeout)
  await page.reload()
  await expect(panel(page)).toContainText('We cannot confirm your result yet', longTimeout)
  await page.unroute('**/user/498/draw')
  await panel(page).getByRole('button', { name: 'Check the result' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Draw no. ${drawn[0]}`, longTimeout)
  expect(new Set(drawn).size).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await expect(draw).toHaveText('Draw · 1 left')
  await draw.click()
  const result = page.getByRole('dialog').first()
  await result.getByRole('button', { name: 'Share', exact: true }).click(longTimeout)
  const share = page.getByRole('dialog', { name: 'Share this activity' })
  await expect(share.getByRole('img')).toBeVisible(longTimeout)
  const saved = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Save picture' }).click()
  // the content policy allows the picture, which the browser then saves
  const file = await readFile(await (await saved).path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  await share.getByRole('button', { name: 'Close' }).click()
  await result.getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toContainText('Earn more chances')
  await page.reload()
  const number = /Draw no\. \d+/
  await expect(myDraws(page)).toHaveText([number, number], longTimeout)
})
