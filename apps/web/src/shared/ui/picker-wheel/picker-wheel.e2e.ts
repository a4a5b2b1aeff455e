import { expect, test } from '../../../../../../e2e/fixtures.ts'
import { fingerOn } from './testing/finger.ts'
import { expectUnderBand, openWheel } from './testing/wheel-page.ts'

test('K2 an option is 44 px high and the height of six is in view, the chosen one in the middle', async ({ page }) => {
  const { lists, chosen, option } = await openWheel(page, 0)
  for (const list of await lists.all()) expect((await list.boundingBox())!.height).toBeCloseTo(264, 1)
  for (const row of await lists.first().getByRole('option').all())
    expect((await row.boundingBox())!.height).toBeCloseTo(44, 1)
  await expect(chosen(0)).toHaveText('6 months')
  await expect(chosen(1)).toHaveText('Hong Kong dollar')
  await expectUnderBand(option(0, '6 months'))
  await expectUnderBand(option(1, 'Hong Kong dollar'))
})

test('K2 a finger turns the wheel, which snaps to a row; nothing is chosen before it is confirmed', async ({
  page,
}) => {
  const { lists, chosen, confirm, button } = await openWheel(page, 0)
  const finger = await fingerOn(page, lists.nth(1))
  await finger.moveBy(0, -55)
  await expect(chosen(1)).toHaveText('Hong Kong dollar')
  await finger.rest()
  await finger.lift()
  await expect(chosen(1)).toHaveText('US dollar')
  await expectUnderBand(chosen(1))
  await expect(button).toHaveText('6 months · Hong Kong dollar')
  await confirm.tap()
  await expect(button).toHaveText('6 months · US dollar')
})

test('K2 a finger that stops on a disabled option gets the nearest one that can be chosen', async ({ page }) => {
  const { lists, chosen } = await openWheel(page, 0)
  const finger = await fingerOn(page, lists.first())
  await finger.moveBy(0, -65) // a little past 9 months, the first pixels being those before scrolling starts
  await finger.rest()
  await finger.lift()
  await expect(chosen(0)).toHaveText('12 months')
  await expectUnderBand(chosen(0))
})

test('K2 confirming in mid-spin takes the row under the band', async ({ page }) => {
  const { lists, confirm, button } = await openWheel(page, 0)
  await lists.first().evaluate((list) => list.scrollTo({ top: 4 * 44, behavior: 'instant' }))
  await confirm.click()
  await expect(button).toContainText('12 months')
})

test('K2 a notch of the mouse wheel turns by one option, past disabled ones; a click chooses', async ({ page }) => {
  const { lists, chosen, option } = await openWheel(page, 0)
  await lists.first().hover()
  await page.mouse.wheel(0, -100)
  await expect(chosen(0)).toHaveText('3 months')
  await expectUnderBand(option(0, '3 months'))
  for (const name of ['6 months', '12 months']) {
    await page.mouse.wheel(0, 100)
    await expect(chosen(0)).toHaveText(name)
  }
  await option(0, '6 months').click()
  await expect(chosen(0)).toHaveText('6 months')
  // a row that still moves would be missed
  await expectUnderBand(option(0, '6 months'))
  await option(0, '9 months').click({ force: true })
  await expect(chosen(0)).toHaveText('6 months')
  await expectUnderBand(option(0, '6 months'))
})

test('K2 a later column follows an earlier one, and keeps its choice where it can', async ({ page }) => {
  const { lists, chosen, option } = await openWheel(page, 0)
  await option(1, 'US dollar').click()
  await option(0, '3 months').click()
  await expect(chosen(1)).toHaveText('US dollar')
  await lists.first().focus()
  await page.keyboard.press('End')
  await expect(chosen(0)).toHaveText('36 months')
  await expect(lists.nth(1).getByRole('option')).toHaveText(['Hong Kong dollar'])
  await expect(chosen(1)).toHaveText('Hong Kong dollar')
  await expectUnderBand(option(1, 'Hong Kong dollar'))
})

test('K2 of province, city and district each names what it has', async ({ page }) => {
  const { chosen, option, confirm, button } = await openWheel(page, 1, 'zh-HK')
  await option(0, '福建省').tap()
  await expect(chosen(1)).toHaveText('福州市')
  await option(1, '厦门市').tap()
  await option(2, '湖里区').tap()
  await confirm.tap()
  await expect(button).toHaveText('福建省 厦门市 湖里区')
})

test('K2 cancel, Esc and a tap beside the sheet change nothing', async ({ page }) => {
  const { dialog, option, cancel, button } = await openWheel(page, 0)
  const leave = [() => cancel.click(), () => page.keyboard.press('Escape'), () => page.mouse.click(195, 40)]
  for (const go of leave) {
    await option(0, '3 months').click()
    await go()
    await expect(dialog).toHaveCount(0)
    await expect(button).toHaveText('6 months · Hong Kong dollar')
    await button.click()
  }
})

test('K2 where a column has nothing to choose, confirming says so and waits', async ({ page }) => {
  const { dialog, confirm } = await openWheel(page, 2)
  await expect(confirm).toBeDisabled()
  await expect(confirm).toHaveAccessibleDescription('Nothing to choose yet')
  await confirm.click({ force: true })
  await expect(dialog).toBeVisible()
})
