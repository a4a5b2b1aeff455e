import { expect, expectAccessible, test } from '../../../../../../e2e/fixtures.ts'

const open = '/gallery/?lang=en-US#progress'

test('K10 progress goes from 0 to 100 and no further', async ({ page }) => {
  await page.goto(open)
  const bar = page.getByRole('progressbar', { name: 'Moving', exact: true })
  const width = () =>
    bar.evaluate((element) => {
      const [track, fill] = [element.querySelector('.progress-track'), element.querySelector('.progress-fill')]
      const [whole, part] = [track?.getBoundingClientRect(), fill?.getBoundingClientRect()]
      return whole && part ? Math.round(((part.right - whole.left) / whole.width) * 100) : -1
    })
  for (const shown of [0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100]) {
    await expect(bar).toHaveAttribute('aria-valuenow', String(shown))
    await expect(bar).toHaveAttribute('aria-valuetext', `${shown}%`)
    await expect(bar).toHaveText(`${shown}%`)
    await expect.poll(width).toBe(shown)
    await page.getByRole('button', { name: 'Next' }).click()
  }
})

test('K10 lines and rings say their bounds, their value and what they are of', async ({ page }) => {
  await page.goto(open)
  for (const look of ['Line', 'Ring'])
    for (const [value, shown] of [
      [-20, 0],
      [0, 0],
      [42, 42],
      [100, 100],
      [140, 100],
    ]) {
      const bar = page.getByRole('progressbar', { name: `${look} of ${value}`, exact: true })
      await expect(bar).toHaveAttribute('aria-valuemin', '0')
      await expect(bar).toHaveAttribute('aria-valuemax', '100')
      await expect(bar).toHaveAttribute('aria-valuenow', String(shown))
    }
})

test('K10 progress without a value says that something is under way', async ({ page }) => {
  await page.goto(open)
  const bar = page.getByRole('progressbar', { name: 'Unknown line' })
  await expect(bar).not.toHaveAttribute('aria-valuenow')
  await expect(bar).toHaveAttribute('aria-valuetext', 'In progress')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('progress without a value does not travel', async ({ page }) => {
    await page.goto(open)
    const fill = page.getByRole('progressbar', { name: 'Unknown line' }).locator('.progress-fill')
    expect(await fill.evaluate((element) => getComputedStyle(element).animationName)).toBe('progress-breathe')
  })
})

for (const [language, theme] of [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`progress in every state is accessible (${language})`, async ({ page }) => {
      await page.goto(`/gallery/?lang=${language}#progress`)
      await expect(page.getByRole('progressbar').first()).toBeVisible()
      await expectAccessible(page)
    })
  })
