import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@foyer/testing/journey/fixtures'

const parts = readdirSync(join(import.meta.dirname, 'parts'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length))
  .sort()

/** Buttons that open further content, by part: their indexes within the part. */
const openers: Readonly<Record<string, readonly number[]>> = {
  'date-picker': [0],
  dialog: [0, 1],
  drawer: [0, 1],
  'image-viewer': [0, 1],
  'password-keypad': [0],
  'picker-wheel': [0, 1, 2],
  toast: [0],
}

test('the built gallery lists every part by its address, and every part complies with the policy of the page', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await page.goto('/gallery/?lang=en-US')
  const links = page.getByRole('navigation', { name: 'Parts' }).getByRole('link')
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)).sort())
  await expect.poll(addresses).toEqual(parts)
  for (const part of parts) {
    await page.evaluate((name) => {
      location.hash = name
    }, part)
    const section = page.locator(`[data-part="${part}"]`)
    await expect(section.locator('> h2').first()).toBeVisible()
    await expect(page.locator('.gallery-part')).toHaveCount(1)
    for (const at of openers[part] ?? []) {
      await section.locator('button').nth(at).click()
      if (part === 'toast') continue
      await expect(page.locator('dialog[open]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      // the step back from the dialog's entry would undo the next address
      await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0)
    }
  }
  await page.evaluate(() => {
    location.hash = 'calendar'
  })
  await expect(page.getByRole('grid').first()).toBeVisible()
  expect(refused).toEqual([])
})
