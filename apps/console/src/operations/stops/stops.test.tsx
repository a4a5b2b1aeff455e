import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionOf } from '../../testing/data.ts'
import { open } from '../../testing/open.tsx'
import { activities, closures, notices, stops } from '../../testing/operations-data.ts'
import { bodiesOf, serve } from '../../testing/server.ts'

const [unconfirmed, confirmed, proposed] = stops.open as [
  (typeof stops.open)[number],
  (typeof stops.open)[number],
  (typeof stops.open)[number],
]
const session = sessionOf('operations')
const none = { data: { open: [], ended: [] } }
const reason = page.getByRole('textbox', { name: 'Reason' })

test('On a phone all rewards are stopped in three taps and a reason, and every screen then says so', async () => {
  const answers = { 'POST /staff/stops/place': { data: unconfirmed }, 'POST /staff/stops': none }
  await open('/', { session, answers, size: [390, 844] })
  await page.getByRole('link', { name: /Emergency stop/ }).click()
  await page.getByRole('button', { name: 'Stop all rewards' }).click()
  await reason.fill('Codes are granted twice')
  serve({ 'POST /staff/stops': { data: { open: [unconfirmed], ended: [] } } })
  await page.getByRole('button', { name: 'Stop now' }).click()
  await expect.element(page.getByText('Stopped. Have a colleague confirm it.')).toBeVisible()
  expect(bodiesOf('POST /staff/stops/place')).toEqual([{ activity: null, reason: 'Codes are granted twice' }])
  await expect.element(page.getByRole('heading', { name: 'All rewards' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the navigation' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.element(page.getByCss('.banner-bad').getByText('All rewards are stopped.')).toBeVisible()
})

test('One activity is found by a search, and the choice and the reason survive the proof of identity', async () => {
  const answers = {
    'POST /staff/stops': none,
    'POST /staff/stops/activities': { data: activities },
    'POST /staff/stops/place': { status: 403, reason: 'proof_needed' },
  } as const
  await open('/stops?act=stop-one', { session, answers })
  await reason.fill('The pool is wrong')
  await page.getByRole('button', { name: 'Stop now' }).click()
  await expect.element(page.getByText('Choose an activity.')).toBeVisible()
  await page.getByRole('searchbox').fill('trade')
  await expect.poll(() => bodiesOf('POST /staff/stops/activities')).toContainEqual({ search: 'trade' })
  await page.getByRole('radio', { name: /Trade and earn/ }).click()
  await expect.element(page.getByRole('radio', { name: /Trade and earn/ })).toBeChecked()
  await page.getByRole('button', { name: 'Stop now' }).click()
  await expect.element(page.getByRole('dialog', { name: /Confirm that it is you|identity/ })).toBeVisible()
  expect(new URLSearchParams(location.search).get('id')).toBe('492')
  expect(sessionStorage.getItem('foyer-console.draft')).toContain('The pool is wrong')
})

test('A person sees only what they may do: no confirmation of their own stop, and an agreement names the version', async () => {
  const own = { ...unconfirmed, placed: { ...unconfirmed.placed, by: { id: session.id, name: session.name } } }
  const answers = {
    'POST /staff/stops': { data: { open: [own, confirmed, proposed], ended: [] } },
    'POST /staff/stops/lift': { data: proposed },
  }
  await open('/stops', { session, answers })
  await expect.element(page.getByText('Another person with a suitable role has to act.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm the stop' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Agree and lift' }).click()
  await reason.fill('The pool is filled')
  await page.getByRole('dialog').getByRole('button', { name: 'Agree and lift' }).click()
  await expect.element(page.getByText('The stop is lifted.')).toBeVisible()
  expect(bodiesOf('POST /staff/stops/lift')).toEqual([{ id: proposed.id, version: 3, reason: 'The pool is filled' }])
})

test('The screen of the stops has no banner about them, and every other screen has it', async () => {
  const answers = {
    'POST /staff/stops': { data: stops },
    'POST /staff/closures': { data: closures },
    'POST /staff/notices': { data: notices },
  }
  await open('/stops', { session, answers })
  await expect.element(page.getByRole('heading', { name: 'All rewards' })).toBeVisible()
  expect(page.getByCss('.banner-bad').elements()).toEqual([])
  await page.getByRole('link', { name: 'Closures and notices' }).click()
  await expect.element(page.getByCss('.banner-bad')).toBeVisible()
})

test('Only a stop that nobody confirmed is marked as urgent, and it has a clock', async () => {
  const open11Minutes = { ...unconfirmed, lapsesAt: Date.now() + 11 * 60_000 }
  const answers = { 'POST /staff/stops': { data: { ...stops, open: [open11Minutes, confirmed, proposed] } } }
  await open('/stops', { session, answers })
  await expect.element(page.getByText(/^Lapses in 1[01]:\d\d$/)).toBeVisible()
  const cards = page.getByCss('.panel').elements()
  expect(cards.map((card) => [card.matches('.panel-bad'), card.querySelector('.lapse-clock') !== null])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('On a Chinese page the marks of what staff wrote in English are as narrow as its letters', async () => {
  await open('/stops', { session, language: 'zh-HK', answers: { 'POST /staff/stops': { data: stops } } })
  await expect.element(page.getByText('The partner’s pool is wrong')).toHaveAttribute('lang', 'en')
})
