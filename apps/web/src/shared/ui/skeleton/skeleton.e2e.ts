import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'

test('what comes takes the place of its shapes without moving anything', async ({ page }) => {
  await page.goto('/gallery/?lang=en-US#skeleton')
  const button = page.getByRole('button', { name: 'Show what came' })
  const top = (name: string) =>
    page.getByRole('button', { name }).evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await top('Show what came')
  await button.click()
  await expect(page.getByText('The pre-opening session')).toBeVisible()
  expect(await top('Load again')).toBeCloseTo(before, 0)
})

test('with reduced motion the shapes stand still', async ({ page }) => {
  await page.goto('/gallery/?lang=en-US#skeleton')
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toBe(0)
})

for (const [language, text] of [
  ['zh-CN', '正在加载'],
  ['zh-HK', '正在載入'],
  ['en-US', 'Loading'],
] as const) {
  test(`in ${language} one busy region says that something is on its way, its shapes nothing`, async ({ page }) => {
    await page.goto(`/gallery/?lang=${language}#skeleton`)
    const region = page.getByRole('status').first()
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await expect(region).toMatchAriaSnapshot(`- status: ${text}`)
    await expectAccessible(page)
  })
}
