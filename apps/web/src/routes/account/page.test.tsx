import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { marketAnswers } from '../../shared/market/testing/answers.ts'
import * as invitationStyles from '../../shared/personal/invitation.module.css'
import * as styles from '../../shared/personal/personal.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'
import { pathOf } from './tab.ts'

const signIn = page.getByCss(`:is(.${styles.signInFirst}, .${invitationStyles.invitation}) a`)
const invitation = page.getByCss(`.${invitationStyles.invitation}`)

testStates(states)

for (const [address, name] of [
  ['/account?tab=account', 'Account'],
  ['/account?tab=sessions', 'Your devices'],
  ['/account?tab=toString', 'Account'],
] as const)
  test(`R31 the address ${address} opens the view ${name}`, async () => {
    await openScreen(address)
    await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  })

test('R31 the devices have a back button and no tabs, and the account has the tabs', async () => {
  await openScreen('/account?tab=sessions')
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Main pages' })
  await expect.element(tabs).not.toBeInTheDocument()
  await openScreen('/account')
  await expect.element(tabs).toBeVisible()
})

for (const [address, next] of [
  ['/account?tab=market', '#/markets'],
  ['/account?tab=watchlist', '#/markets?tab=watchlist'],
] as const)
  test(`R31 the earlier address ${address} leads to ${next}`, async () => {
    await openScreen(address, { answers: marketAnswers({ delay: 900 }) })
    await expect.poll(() => location.hash).toBe(next)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible()
  })

for (const name of ['account', 'sessions'] as const)
  test(`SCREEN-6 R31 P6 a visitor sees a sign-in link on the view ${name} that returns to it once it can be shown`, async () => {
    await openScreen(pathOf(name))
    const here = encodeURIComponent(pathOf(name))
    // the figures also need an account login, so the return address leads through the account step
    const next = name === 'account' ? encodeURIComponent(`/selectLogin?way=account&back=${here}`) : here
    await expect.element(signIn).toHaveAttribute('href', `#/loginPage?back=${next}`)
    await expectAccessible()
  })

test('R31 at 320 × 640 the button that logs a visitor in stands above the tabs', async () => {
  await openScreen('/account', { size: [320, 640] })
  await expect.element(signIn).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Main pages' }).element().getBoundingClientRect()
  expect(signIn.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(tabs.top)
})

test('R31 a visitor sees what the account holds for them before they log in', async () => {
  await openScreen('/account')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Your assets at a glance' })).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Buying power' })).toBeVisible()
  await expect.element(invitation).toMatchTextContent('A text-message code, then your account password.')
})

test('R31 P6 a person who is not logged in to an account sees a log-in link that returns to the page, and no word of the phone number that is confirmed', async () => {
  await openScreen('/account', { viewer: 'registered' })
  await expect.element(signIn).toHaveAttribute('href', '#/selectLogin?way=account&back=%2Faccount')
  await expect.element(invitation).toMatchTextContent('You need your password and a second step.')
  await expect.element(invitation).not.toMatchTextContent('text message')
})
