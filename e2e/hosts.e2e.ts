import { expect } from '@foyer/testing/journey/fixtures'
import { signIn, signInButton, words } from '@foyer/testing/journey/sign-in-steps'
import type { Page } from '@playwright/test'
import { type SimulatedHostName, simulatedHosts } from '../apps/host-lab/src/simulators/hosts.ts'
import { built } from '../apps/web/build/built-selector.ts'
import { hostMessages, institutionApps, language, retailApps, test, throughApp } from './in-host.ts'

// a complete journey and a reload, on a machine that may be building another client
test.slow()

const steps = ['/api/user/488/sms', '/api/user/488/smsVerify', '/trade/auth/identity']

/** Signs in from the hall and checks that the session survives a reload. */
const journey = async (page: Page, mobileNo: string): Promise<void> => {
  const masked = page.getByText(`+852 ****${mobileNo.slice(-4)}`)
  await page.locator(built('a.sign-in-card')).click()
  await expect(signInButton(page, language)).toBeVisible()
  await signIn(page, language, mobileNo)
  await expect(masked).toBeVisible()
  await page.reload()
  await expect(page.locator(built('.signed-in-card'))).toBeVisible()
  await expect(masked).toBeVisible()
}

const elsewhere = (Object.keys(simulatedHosts) as SimulatedHostName[]).filter(
  (name) => ![...retailApps, ...institutionApps].includes(name),
)

for (const name of retailApps)
  test(`R5 A13 A2 B1 N2 in ${name} a visitor signs in, in the app's language, and every call goes through the app`, async ({
    enter,
    mobileNo,
  }) => {
    const { page, native, sent } = await enter(name, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await journey(page, mobileNo)
    const calls = throughApp(native)
    expect(calls.filter((path) => steps.includes(path))).toEqual(steps)
    expect(sent).toEqual([])
    expect(new Set(hostMessages(native).map(({ provider }) => provider))).toEqual(new Set(['retail']))
    // the messages over the bridge are encrypted
    expect(native.traffic.filter(({ from, text }) => from === 'host' && text.includes(mobileNo))).toEqual([])
  })

for (const name of institutionApps)
  test(`R5 A11 A13 A2 B2 in ${name} a visitor of the institution's client signs in, in the app's language`, async ({
    enter,
    mobileNo,
  }) => {
    const { page, native, sent } = await enter(name, '/institution/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await journey(page, mobileNo)
    expect(sent.filter((path) => steps.includes(path))).toEqual(steps)
    const messages = hostMessages(native)
    expect(new Set(messages.map(({ name, provider }) => `${provider} ${name}`))).toEqual(
      new Set(['institution getUserConfig']),
    )
  })

for (const name of elsewhere)
  test(`R5 A13 A4 in ${name} a visitor signs in, and the page requests nothing of a host`, async ({
    enter,
    mobileNo,
  }) => {
    const { page, native, sent } = await enter(name, `/?lang=${language}`)
    await journey(page, mobileNo)
    expect(sent.filter((path) => steps.includes(path))).toEqual(steps)
    expect(native.traffic).toEqual([])
  })

test('A2 the language in the address takes precedence over the app’s language, and the page follows a change of language in the app', async ({
  enter,
}) => {
  const named = await enter('ios-app', '/?lang=zh-HK')
  await expect.poll(() => hostMessages(named.native).some(({ name }) => name === 'getUserConfig')).toBe(true)
  await expect(named.page.locator('html')).toHaveAttribute('lang', 'zh-HK')

  for (const [app, path] of [
    ['android-app', '/'],
    ['institution-ios', '/institution/'],
  ] as const) {
    const { page, native } = await enter(app, path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    native.emit('userConfigChanged', { language: 'zh-HK' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
  }
})

test('SCREEN-1 A2 inside the app the web view’s own language is ignored, and the page is in zh-CN if the app names none, but in a mini-program it applies', async ({
  enter,
}) => {
  const preferEnglish = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-GB'] }))
  const inApp = await enter('android-app', '/', preferEnglish, 'none')
  await expect.poll(() => hostMessages(inApp.native).some(({ name }) => name === 'getUserConfig')).toBe(true)
  await expect(inApp.page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  const inMiniProgram = await enter('mini-program', '/', preferEnglish)
  await expect(inMiniProgram.page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toHaveValue('en-US')
})

for (const fault of ['no-answer', 'garbage', 'gone', 'wrong-key'] as const)
  test(`X3 B1 in the app a call fails on a bridge with the fault ${fault}, the page shows the failure, and the visitor signs in once the bridge works again`, async ({
    enter,
    mobileNo,
  }) => {
    // from the start, because a fake clock does not control timers that were set before it
    const { page, native } = await enter('android-app', '/', (page) => page.clock.install())
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.locator(built('a.sign-in-card')).click()
    await expect(signInButton(page, language)).toBeVisible()
    // the session is open, so that the visitor's own call fails
    await expect.poll(() => page.evaluate(() => localStorage.getItem('foyer.flag'))).toBe('tourist')
    await page.getByLabel(words[language].mobile, { exact: true }).fill(mobileNo)
    native.switches.fault = fault
    await page.getByRole('button', { name: words[language].send, exact: true }).click()
    await expect.poll(() => throughApp(native)).toContain('/api/user/488/sms')
    // a call without an answer ends with its time-out
    await page.clock.runFor(61_000)
    await expect(page.getByRole('alert').first()).toBeVisible()
    native.switches.fault = 'none'
    await signIn(page, language, mobileNo)
  })

test('X3 N3 in the app, after a token request without an answer, the next tap opens a session', async ({
  enter,
  mobileNo,
}) => {
  const { page, native } = await enter('android-app', '/', (page) => page.clock.install())
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  // unloads the page, so that its own requests stop before the server stops answering
  await page.goto('about:blank')
  native.switches.faulty = ['sendHttp']
  native.switches.fault = 'no-answer'
  const tokens = () => throughApp(native).filter((path) => path === '/jwt/auth/tourist').length
  const before = tokens()
  await page.goto('/?lang=en-US#/loginPage')
  await page.getByLabel(words[language].mobile, { exact: true }).fill(mobileNo)
  await page.getByRole('button', { name: words[language].send, exact: true }).click()
  await expect.poll(tokens).toBeGreaterThan(before)
  await page.clock.runFor(61_000)
  await expect(page.getByRole('alert').first()).toBeVisible()
  native.switches.fault = 'none'
  await signIn(page, language, mobileNo)
})
