import { randomInt } from 'node:crypto'
import { expect } from '@foyer/testing/journey/fixtures'
import { signInStaff } from '@foyer/testing/journey/staff-steps'
import type { APIRequestContext, Page } from '@playwright/test'

const base64 = (value: unknown): string => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))

/** An event in the form that a tracker sends. */
export const eventOf = (visitor: string, event: string, properties: object = {}) => ({
  type: 'track',
  event,
  distinct_id: visitor,
  anonymous_id: visitor,
  identities: { $identity_anonymous_id: visitor },
  lib: { $lib: 'js', $lib_method: 'code', $lib_version: '1.25.15' },
  properties,
  time: Date.now() - 1000,
  _track_id: randomInt(1e8, 1e9),
})

const post = (request: APIRequestContext, events: readonly object[]) =>
  request.post('/sa?project=production', { data: `data_list=${base64(events)}` })

export const send = async (request: APIRequestContext, ...events: object[]) =>
  expect((await post(request, events)).status()).toBe(204)

/** Sends events that the collector rejects. */
export const refused = async (request: APIRequestContext, ...events: object[]) =>
  expect((await post(request, events)).status()).toBe(400)

export const debug = (request: APIRequestContext, event: object, isDry = true) =>
  request.get(`/sa/debug?project=production&data=${base64(event)}`, {
    headers: isDry ? { 'Dry-Run': 'true' } : {},
  })

/**
 * Opens the insights as a signed-in person.
 *
 * @param member of the sandbox's staff; `staff-3` has the role operations
 */
export const signIn = async (page: Page, language = 'en-US', member = 'staff-3') => {
  await signInStaff(page, member)
  await page.goto(`/insights/?lang=${language}`)
  await expect(page.locator('.account, .sign-in button')).toBeVisible()
}
