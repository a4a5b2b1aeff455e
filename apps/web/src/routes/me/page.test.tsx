import { expectAccessible, lost, registeredNumber, requestsOf, sticksOut } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { languageKey } from '../../shared/text/language-key.ts'
import { appearanceKey } from '../../shared/theme/appearance-key.ts'
import { useTextSize } from '../../shared/theme/text-size.ts'
import { textSizeKey } from '../../shared/theme/text-size-key.ts'
import { clickOn, until } from '../../testing/gestures.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as styles from './page.module.css'
import { states } from './states.ts'

const root = document.documentElement
const coloursKey = 'foyer.price-colours'
const fontSize = () => Number.parseFloat(getComputedStyle(root).fontSize)
const focus = (name: string) => (page.getByRole('radio', { name }).element() as HTMLElement).focus()
/** Opens the choices of a setting by the name of its row. */
const openSetting = (name: string) => page.getByCss(`.${styles.setting} summary`).filter({ hasText: name }).click()
const choice = (name: string) => page.getByCss('label').filter({ hasText: name })
const settled = () => expect.element(page.getByCss(`.${styles.prices}`)).toBeVisible()
const person = page.getByCss(`.${styles.person}`)
const signInLink = person.getByRole('link', { name: 'Sign in with your phone' })

/** Simulates a choice that another tab stores. */
const chooseElsewhere = (key: string, newValue: string) => {
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

afterEach(() => {
  vi.restoreAllMocks()
  useTextSize.getState().choose('standard')
  chooseElsewhere(coloursKey, 'green-up')
  localStorage.removeItem(appearanceKey)
  localStorage.removeItem(textSizeKey)
})

testStates(states)

test('R33 a visitor signs in from here and returns here, and is offered no sign-out and nothing that needs a sign-in', async () => {
  await openScreen('/me')
  await expect.element(signInLink).toHaveAttribute('href', '#/loginPage?back=%2Fme')
  expect(page.getByRole('button', { name: /^Sign out|^Log out of the securities account/ }).elements()).toEqual([])
  expect(page.getByRole('heading', { name: 'Security and privacy' }).elements()).toEqual([])
})

for (const [name, path] of [
  ['Watchlist', '#/markets?tab=watchlist'],
  ['Devices and sessions', '#/account?tab=sessions'],
  ['Change phone number', '#/changePhone'],
  ['Privacy and data export', '#/privacy'],
  ['Videos', '#/818videolist'],
  ['About us and complaints', '#/about'],
] as const)
  test(`R31 R33 O4 O6 the screen of a signed-in person links to ${name}`, async () => {
    await openScreen('/me', { viewer: 'registered' })
    await expect.element(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  })

test('R33 the screen has the number of the hotline once', async () => {
  await openScreen('/me')
  await expect.element(page.getByRole('link', { name: /^Call \+852/ })).toBeVisible()
  expect(page.getByCss('a[href^="tel:"]').elements()).toHaveLength(1)
})

const shortcuts = () =>
  page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('R33 the screen does not repeat the links of the tabs', async () => {
  await openScreen('/me')
  await expect.poll(shortcuts).toEqual(['Watchlist', 'Videos', 'Guides'])
})

test('R33 inside the native app, where the page has no tabs, the screen links to rewards and account', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${__APP_MARKER__}/1`)
  await openScreen('/me')
  await expect.poll(shortcuts).toEqual(['My rewards', 'Account', 'Watchlist', 'Videos', 'Guides'])
})

test('R33 a registered person sees the masked number and the level, and logs in to the account from here', async () => {
  await openScreen('/me', { viewer: 'registered' })
  await expect.element(person).toMatchTextContent(registeredNumber)
  await expect.element(person).toMatchTextContent('Phone user')
  await expect
    .element(person.getByRole('link', { name: 'Log in to your securities account' }))
    .toHaveAttribute('href', '#/selectLogin?way=account&back=%2Fme')
})

test('R33 K1 signing out shows a notice for 2000 ms in a live region, and the sign-in link again', async () => {
  await openScreen('/me', { viewer: 'registered' })
  await expect.element(page.getByText(registeredNumber)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const toast = page.getByRole('status').filter({ hasText: 'You are signed out' })
  await clickOn(page.getByRole('button', { name: 'Sign out' }))
  await until(() => toast.elements().length === 1)
  expect(toast.element().getAttribute('aria-live')).toBe('polite')
  await vi.advanceTimersByTimeAsync(1_950)
  expect(toast.elements().length).toBe(1)
  await vi.advanceTimersByTimeAsync(60)
  await expect.poll(() => toast.elements().length).toBe(0)
  vi.useRealTimers()
  await expect.element(signInLink).toBeVisible()
  expect(requestsOf('POST /jwt/auth/quit').length).toBe(1)
})

test('R33 two taps on Sign out sign the person out, also when the answer of the server is lost', async () => {
  await openScreen('/me', { viewer: 'registered', answers: { 'POST /jwt/auth/quit': lost } })
  const button = page.getByRole('button', { name: 'Sign out' }).element() as HTMLElement
  button.click()
  button.click()
  await expect.element(signInLink).toBeVisible()
})

test('R33 a person who is logged in sees the account, and can leave it without signing out', async () => {
  await openScreen('/me', { viewer: 'margin' })
  await expect.element(person).toMatchTextContent(/陳\*\*.*Margin account/)
  await page.getByRole('button', { name: /^Log out of the securities account/ }).click()
  await expect.element(person.getByRole('link', { name: 'Log in to your securities account' })).toBeVisible()
  await expect.element(person).toMatchTextContent(registeredNumber)
  expect(page.getByRole('button', { name: /^Log out of the securities account/ }).elements()).toEqual([])
})

test('R33 each setting shows its present choice, and opens one at a time', async () => {
  await openScreen('/me')
  await settled()
  const rows = () =>
    [...document.querySelectorAll(`.${styles.setting} summary`)].map(({ textContent }) => textContent.trim())
  expect(rows()).toEqual(['LanguageEnglish', 'AppearanceLight', 'Text sizeStandard', 'Price colours▲ ▼ Green up'])
  const radios = () => page.getByRole('radio').all().length
  expect(radios()).toBe(0)
  await openSetting('Appearance')
  await expect.poll(radios).toBe(3)
  await openSetting('Text size')
  await choice('Large').first().click()
  await expect.poll(() => rows()[2]).toBe('Text sizeLarge')
  expect(radios()).toBe(3)
})

test('R33 A2 language and appearance are stored for the next visit', async () => {
  await commands.emulateMedia({ colorScheme: 'light' })
  await openScreen('/me', { language: 'zh-CN' })
  await openSetting('语言')
  await choice('English').click()
  await openSetting('Appearance')
  await choice('Dark').click()
  await expect.poll(() => root.dataset.theme).toBe('dark')
  expect(root.lang).toBe('en-US')
  await expectAccessible()
  expect(localStorage.getItem(appearanceKey)).toBe('dark')
  expect(Object.values(localStorage)).toContain('en-US')
  await choice('System').click()
  await expect.poll(() => root.dataset.theme).toBe('light')
})

test('R33 appearance, text size and the colours of prices are chosen by keyboard, and stored for the next visit', async () => {
  await openScreen('/me')
  await settled()
  await openSetting('Appearance')
  await choice('System').click()
  const standard = fontSize()
  focus('System')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => root.dataset.theme).toBe('dark')
  await openSetting('Text size')
  focus('Standard')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(fontSize).toBeCloseTo(standard * 1.45, 1)
  await openSetting('Price colours')
  focus('Green up')
  await expect.element(page.getByRole('radio', { name: 'Green up' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => root.dataset.priceColours).toBe('red-up')
  await expectAccessible()
  expect(sticksOut()).toEqual([])
  expect([appearanceKey, textSizeKey, coloursKey].map((key) => localStorage.getItem(key))).toEqual([
    'dark',
    'largest',
    'red-up',
  ])
  await goTo('/loginPage')
  await expect.element(page.getByCss('input[type=tel]')).toBeVisible()
  expect(root.dataset.theme).toBe('dark')
  expect(fontSize()).toBeCloseTo(standard * 1.45, 1)
})

test('R33 a choice that is made in another tab takes effect in this one', async () => {
  await openScreen('/me')
  await settled()
  // the code that listens to storage events loads when the page is idle
  await expect
    .poll(() => {
      chooseElsewhere(appearanceKey, 'dark')
      return root.dataset.theme
    })
    .toBe('dark')
  chooseElsewhere(textSizeKey, 'largest')
  await expect.poll(() => root.dataset.text).toBe('largest')
  await openSetting('Text size')
  await expect.element(page.getByRole('radio', { name: 'Largest' })).toBeChecked()
  const rise = () => getComputedStyle(document.querySelector(`.${styles.rise}`) ?? root).color
  const green = rise()
  chooseElsewhere(coloursKey, 'red-up')
  await expect.poll(() => root.dataset.priceColours).toBe('red-up')
  expect(rise()).not.toBe(green)
  chooseElsewhere(languageKey, 'zh-HK')
  await expect.poll(() => root.lang).toBe('zh-HK')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('我的')
})

test('R33 a choice that cannot be stored takes effect on every screen until the page is closed', async () => {
  await openScreen('/me', { language: 'zh-CN' })
  await settled()
  const refuse = () => {
    throw new DOMException('storage is off', 'SecurityError')
  }
  for (const name of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
  for (const [setting, name] of [
    ['外观', '深色'],
    ['文字大小', '特大'],
    ['涨跌颜色', '红涨'],
    ['语言', 'English'],
  ] as const) {
    await openSetting(setting)
    await choice(name).click()
  }
  await goTo('/privacy')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('data')
  expect({ ...root.dataset }).toMatchObject({ theme: 'dark', text: 'largest', priceColours: 'red-up' })
  expect(root.lang).toBe('en-US')
})
