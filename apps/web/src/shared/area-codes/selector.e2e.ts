import { expect, type Language, test } from '../../../../../e2e/fixtures.ts'
import { areaButton, openSelector, openSignIn, selectorOn } from './testing/selector-page.ts'

const words = {
  'zh-CN': { often: '常用', cancel: '取消', close: '关闭', label: '国家或地区：', hongKong: '香港', letter: 'X' },
  'zh-HK': { often: '常用', cancel: '取消', close: '關閉', label: '國家或地區：', hongKong: '香港', letter: 'H' },
  'en-US': {
    often: 'Frequently used',
    cancel: 'Cancel',
    close: 'Close',
    label: 'Country or region: ',
    hongKong: 'Hong Kong',
    letter: 'H',
  },
} as const satisfies Record<Language, Record<string, string>>
const languages = Object.keys(words) as Language[]

for (const language of languages) {
  const t = words[language]

  test(`C2 C5 A1 common entries first, then letters, each row with name and code (${language})`, async ({ page }) => {
    const { options, group, dialog } = await openSelector(page, language)
    // all regions and the common ones once more
    await expect.poll(() => options.count()).toBeGreaterThan(245)
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName(t.often)
    await expect(group(t.often).getByRole('option').first()).toHaveText(`${t.hongKong}+852`)
    await expect(group(t.letter).getByRole('option').filter({ hasText: '+852' })).toHaveText(`${t.hongKong}+852`)
    const names = await dialog
      .getByRole('group')
      .evaluateAll((groups) => groups.map((each) => each.firstChild?.textContent))
    expect(names.slice(1)).toEqual([...names.slice(1)].sort())
    expect(new Set(names).size).toBe(names.length)
    const inA = await group('A').locator('.region-name').allTextContents()
    expect(inA).toEqual([...inA].sort(new Intl.Collator(language).compare))
  })

  test(`C6 C1 picking changes the code, cancelling does not, and the focus comes back (${language})`, async ({
    page,
  }) => {
    const { dialog, group } = await openSelector(page, language)
    await group(t.letter).getByRole('option').filter({ hasText: '+852' }).click()
    await expect(dialog).toBeHidden()
    await expect(areaButton(page)).toHaveAccessibleName(`${t.label}${t.hongKong} +852`)
    await expect(areaButton(page)).toBeFocused()

    await areaButton(page).click()
    await dialog.getByRole('button', { name: t.cancel, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(areaButton(page)).toHaveText('+852')
    await expect(areaButton(page)).toBeFocused()
  })
}

test('C5 one row is the current one, by id, though regions share its code and common ones stand twice', async ({
  page,
}) => {
  const { group, options, current } = await openSelector(page, 'en-US')
  await expect(current).toHaveText('Hong Kong+852')
  await group('C').getByRole('option', { name: 'Canada' }).click()
  await expect(areaButton(page)).toHaveAccessibleName('Country or region: Canada +1')
  await areaButton(page).click()
  await expect(current).toHaveText('Canada+1')
  await expect.poll(() => options.filter({ hasText: /^Canada/ }).count()).toBe(2)
  // by a tick and by weight, not by colour alone
  await expect(current.locator('svg')).toBeVisible()
  await expect(current).toHaveCSS('font-weight', '600')
  await expect(options.filter({ hasText: 'United States' }).first()).toHaveCSS('font-weight', '400')
})

test('C5 the current row is in view as the list opens, wherever it stands', async ({ page }) => {
  const { group, current } = await openSelector(page, 'en-US')
  await group('Z').getByRole('option', { name: 'Zambia' }).click()
  await expect(areaButton(page)).toHaveText('+260')
  await areaButton(page).click()
  await expect(current).toHaveText('Zambia+260')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('C1 a tap beside the sheet and Esc cancel as the button does', async ({ page }) => {
  const { dialog } = await openSelector(page, 'en-US')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(areaButton(page)).toBeFocused()
  await areaButton(page).click()
  await page.touchscreen.tap(195, 5)
  await expect(dialog).toBeHidden()
  await expect(areaButton(page)).toHaveText('+852')
})

test('C2 the heading of a group stays at the top while its rows pass under it', async ({ page }) => {
  const { dialog, heading } = await openSelector(page, 'en-US')
  const list = dialog.getByRole('listbox')
  await expect(heading('B')).toBeAttached()
  await list.evaluate((element) => {
    const group = element.querySelector<HTMLElement>('[data-group="B"]')
    element.scrollTo(0, (group?.offsetTop ?? 0) + 200)
  })
  const above = async () => (await heading('B').boundingBox())!.y - (await list.boundingBox())!.y
  await expect.poll(above).toBe(0)
})

test('the screen behind does not scroll while the sheet is open', async ({ page }) => {
  const { dialog } = await openSelector(page, 'en-US')
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 768, height: 900 } })

  test('A10 C1 from 768 px on there is no search bar; the close button and Esc cancel', async ({ page }) => {
    const { dialog, field } = await openSelector(page, 'en-US')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveCount(0)
    await expect(dialog.getByRole('heading', { name: 'Country or region' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(areaButton(page)).toBeFocused()
    await areaButton(page).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(areaButton(page)).toHaveText('+852')
  })

  test('A10 a narrower window has the search bar', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    const { field } = await openSelector(page, 'en-US')
    await expect(field).toBeFocused()
  })
})

test('A10 C1 pc=1 in the address hides the search bar on a phone too', async ({ page }) => {
  for (const language of languages) {
    const { dialog, field } = await openSelector(page, language, '&pc=1')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: words[language].close })).toBeVisible()
  }
})

test('C1 the search bar is there on a phone, and its keyboard stays away until it is touched', async ({ page }) => {
  const { field, dialog } = await openSelector(page, 'en-US')
  await expect(field).toBeVisible()
  await expect(dialog.getByRole('listbox')).toBeFocused()
})

test('X3 code of the selector that does not arrive is said, a later tap brings it, and what was typed stays', async ({
  page,
}) => {
  await page.route(/selector-module.*\.js/, (route) => route.abort())
  await openSignIn(page, 'en-US')
  await page.locator('input[type=tel]').fill('51234567')
  await areaButton(page).click()
  await expect(page.getByText(/The list did not load/)).toBeVisible()
  await expect(areaButton(page)).not.toHaveAttribute('aria-busy')
  await page.unroute(/selector-module.*\.js/)
  await expect(async () => {
    await areaButton(page).click()
    await expect(selectorOn(page).options.first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.locator('input[type=tel]')).toHaveValue('51234567')
})
