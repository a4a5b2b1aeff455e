import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { marketAnswers } from '../../shared/market/testing/answers.ts'
import * as styles from '../../shared/personal/personal.module.css'
import { watchlistOf } from '../../shared/watchlist/testing/watchlist-server.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'
import { waitForMarket } from './testing/open.ts'

const names = ['Market', 'Watchlist'] as const
const tab = (name: (typeof names)[number]) => page.getByRole('tab').nth(names.indexOf(name))
const signIn = page.getByCss(`.${styles.signInFirst} a`)
const answers = marketAnswers({ delay: 900 })

/** A person without rewards opens the hall. */
const noRewards = {
  'POST /api/user/rewards/glance': { asOf: 0, counts: { available: 0, used: 0, expired: 0 }, soonest: null },
}

testStates(states)

test('R31 the keyboard selects the market or the watchlist, and the address names the selected tab', async () => {
  await openScreen('/markets?tab=watchlist', { answers })
  await expect.element(tab('Watchlist')).toBeVisible()
  const steps = history.length
  ;(tab('Watchlist').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Market')).toHaveFocus()
  expect(location.hash).toBe('#/markets')
  await waitForMarket()
  expect(history.length).toBe(steps)
})

test('R31 a tap on a tab does not change the address of the screen that is being opened', async () => {
  await openScreen('/markets?tab=watchlist', { answers })
  await expect.element(tab('Watchlist')).toBeVisible()
  location.hash = '/about'
  ;(tab('Market').element() as HTMLElement).click()
  expect(location.hash).toBe('#/about')
  await expect.element(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
})

for (const [address, name] of [
  ['/markets', 'Market'],
  ['/markets?tab=watchlist', 'Watchlist'],
  ['/markets?tab=toString', 'Market'],
] as const)
  test(`R31 the address ${address} opens the tab ${name}`, async () => {
    await openScreen(address, { answers })
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  })

test('SCREEN-6 R31 P6 a visitor sees a sign-in link on the watchlist that returns to it', async () => {
  await openScreen('/markets?tab=watchlist', { answers })
  await expect
    .element(signIn)
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent('/markets?tab=watchlist')}`)
  await expectAccessible()
})

test('R31 P6 the market is shown to a visitor who comes from the watchlist', async () => {
  await openScreen('/markets?tab=watchlist', { answers })
  await expect.element(signIn).toBeVisible()
  await tab('Market').click()
  await waitForMarket()
})

test('R31 the hall links a person to their watchlist', async () => {
  await openScreen('/', { viewer: 'registered', answers: { ...marketAnswers(), ...watchlistOf(), ...noRewards } })
  await page.getByRole('link', { name: 'Watchlist', exact: true }).click()
  await expect.element(tab('Watchlist')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible()
})
