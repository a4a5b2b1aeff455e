import { brand } from '@foyer/api/brand'
import { type Answers, broken, lost, refused } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'

const hotline = brand.hotline.replace(/\W/g, '.')
const faults = [
  ['there is no connection', lost, /No connection\. Check your network and try again\./],
  ['the server is at fault', broken, new RegExp(`Something went wrong on our side\\. .*${hotline}`)],
  [
    'the server is busy',
    refused('unavailable', { retryAfter: 30 }),
    new RegExp(`The service is busy\\. Try again in 30 s, or call ${hotline}`),
  ],
] as const

const screens: readonly (readonly [string, string])[] = [
  ['/activityTemplate?code=first-account', 'GET /api/activities/first-account'],
  ['/activityTemplate?code=first-account', 'POST /api/user/503/joinStatus'],
  ['/818live?code=studio', 'GET /api/live/studio'],
  ['/video?code=interest', 'GET /api/films/interest'],
  ['/dragonYearSpringFestival', 'GET /api/draws/{code}'],
]

test.each(screens.flatMap(([path, endpoint]) => faults.map((fault) => [path, endpoint, ...fault] as const)))(
  'SCREEN-15 %s without an answer to %s shows that %s, with a link to any hotline',
  async (path, endpoint, _, fault, sentence) => {
    const answers: Answers = { [endpoint]: fault }
    // a visitor's status is not requested
    const viewer = endpoint.includes('/user/') ? 'registered' : 'visitor'
    await openScreen(path, { language: 'en-US', viewer, answers })
    await expect.element(page.getByText(sentence)).toBeVisible()
    const calls = page.getByRole('main').getByRole('link', { name: new RegExp(hotline) })
    if (fault !== lost)
      await expect.element(calls.first()).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/))
  },
)

test.each(screens)('SEC-12 %s after a 429 answer to %s says how long to wait', async (path, endpoint) => {
  await openScreen(path, {
    language: 'en-US',
    viewer: endpoint.includes('/user/') ? 'registered' : 'visitor',
    answers: { [endpoint]: refused('rate_limited', { retryAfter: 42 }) },
  })
  await expect.element(page.getByText('Too many attempts. Please try again in 42 s.')).toBeVisible()
})
