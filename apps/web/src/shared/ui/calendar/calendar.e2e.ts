import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../../../build/built-selector.ts'

// needs a browser context with its own time zone
test.use({ timezoneId: 'America/Los_Angeles' })

test('K3 on a device abroad with a wrong clock a calendar ends six months after the given day in Hong Kong', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-03T12:00:00Z')
  await page.goto('/gallery/?lang=en-US#calendar')
  const calendar = page.locator(built('.calendar')).first()
  const month = calendar.locator('.rdp-caption_label')
  const next = calendar.getByRole('button', { name: 'Next month' })
  const previous = calendar.getByRole('button', { name: 'Previous month' })
  const day = (date: string) => calendar.locator(`[data-day="${date}"] button`)
  await expect(month).toHaveText('November 2026')
  await expect(calendar.locator('[data-day="2026-11-21"]')).toHaveAttribute('data-today', 'true')
  for (let months = 0; months < 6; months++) await next.click()
  await expect(month).toHaveText('May 2027')
  await expect(next).toBeDisabled()
  await expect(day('2027-05-22')).toBeDisabled()
  await day('2027-05-21').tap()
  await expect(page.locator('output').first()).toHaveText('2027-05-21')
  for (let months = 0; months < 8; months++) await previous.click()
  await expect(month).toHaveText('September 2026')
  await expect(previous).toBeDisabled()
})
