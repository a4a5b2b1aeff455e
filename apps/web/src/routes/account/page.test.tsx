import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { marketAnswers } from '../../shared/market/testing/answers.ts'
import * as styles from '../../shared/personal/personal.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'
import { accountPath, waitForMarket } from './testing/open.ts'
import { watchlistOf } from './testing/watchlist-server.ts'

const names = ['Account', 'Watchlist', 'Market', 'Devices'] as const
const tab = (name: (typeof names)[number]) => page.getByRole('tab').nth(names.indexOf(name))
const signIn = page.getByCss(`.${styles.signInFirst} a`)

/** A person without rewards opens the hall. */
const noRewards = {
  'POST /api/user/rewards/glance': { asOf: 0, counts: { available: 0, used: 0, expired: 0 }, soonest: null },
}

testStates(states)

test('R31 the keyboard selects one of the tabs, and the address names the selected tab', async () => {
  await openScreen('/account', { answers: marketAnswers({ delay: 900 }) })
  for (const name of names) await expect.element(tab(name)).toHaveTextContent(name)
  await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true')
  const steps = history.length
  ;(tab('Account').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Watchlist')).toHaveFocus()
  expect(location.hash).toBe('#/account?tab=watchlist')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Market')).toHaveFocus()
  expect(location.hash).toBe('#/account?tab=market')
  await waitForMarket()
  expect(history.length).toBe(steps)
})

for (const [address, name] of [
  ['/account?tab=market', 'Market'],
  ['/account?tab=watchlist', 'Watchlist'],
  ['/account?tab=account', 'Account'],
  ['/account?tab=sessions', 'Devices'],
  ['/account?tab=toString', 'Account'],
] as const)
  test(`R31 the address ${address} opens the tab ${name}`, async () => {
    await openScreen(address, { answers: marketAnswers({ delay: 900 }) })
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  })

for (const name of ['account', 'watchlist', 'sessions'] as const)
  test(`SCREEN-6 R31 P6 a visitor sees a sign-in link on the tab ${name} that returns to the tab once it can be shown`, async () => {
    await openScreen(accountPath(name))
    const here = encodeURIComponent(accountPath(name))
    // the figures also need an account login, so the return address leads through the account step
    const next = name === 'account' ? encodeURIComponent(`/selectLogin?way=account&back=${here}`) : here
    await expect.element(signIn).toHaveAttribute('href', `#/loginPage?back=${next}`)
    await expectAccessible()
  })

test('R31 P6 the market is shown to a visitor who comes from a tab that requires a sign-in', async () => {
  await openScreen('/account', { answers: marketAnswers({ delay: 900 }) })
  await expect.element(signIn).toBeVisible()
  await tab('Market').click()
  await waitForMarket()
})

test('R31 P6 a person who is not logged in to an account sees a log-in link that returns to the page', async () => {
  await openScreen('/account', { viewer: 'registered' })
  await expect.element(signIn).toHaveAttribute('href', '#/selectLogin?way=account&back=%2Faccount')
})

test('R31 the hall links a person to their watchlist', async () => {
  await openScreen('/', { viewer: 'registered', answers: { ...marketAnswers(), ...watchlistOf(), ...noRewards } })
  await page.getByRole('link', { name: 'Watchlist', exact: true }).click()
  await expect.element(tab('Watchlist')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible()
})
