import type { HostMessage } from '@foyer/bridge/protocol'
import type { Page } from '@playwright/test'
import { type SimulatedHostName, simulatedHosts } from '../apps/host-lab/src/simulators/hosts.ts'
import type { NativeSide } from '../apps/host-lab/src/simulators/native/native-side.ts'
import { openHost } from '../apps/host-lab/src/simulators/open-host.ts'
import { test as base, expect } from './fixtures.ts'
import { signIn, signInButton, words } from './sign-in-steps.ts'

const language = 'en-US'
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1280, height: 844 } }

interface Entered {
  readonly page: Page
  readonly native: NativeSide
  /** calls that the page itself sent to the server */
  readonly sent: string[]
}

const test = base.extend<{ enter: (name: SimulatedHostName, path: string) => Promise<Entered> }>({
  /** Opens a page of the client in a simulated host. */
  enter: async ({ browser, baseURL, address }, use) => {
    const close: (() => Promise<void>)[] = []
    await use(async (name, path) => {
      const headers = { 'X-Forwarded-For': address }
      const host = await openHost(browser, name, {
        switches: { language, headers },
        context: { ...(name === 'pc' ? desk : phone), baseURL: String(baseURL), extraHTTPHeaders: headers },
      })
      close.push(host.close)
      const page = await host.context.newPage()
      const sent: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/(api|jwt|trade|opening|common)\//.test(pathname)) sent.push(pathname)
      })
      await page.goto(path)
      return { page, native: host.native, sent }
    })
    await Promise.all(close.map((end) => end()))
  },
})

/** What the page asked its host for, oldest first. */
const asked = ({ traffic }: NativeSide): HostMessage[] =>
  traffic.filter(({ from }) => from === 'page').map(({ text }) => JSON.parse(text) as HostMessage)

/** Paths of the calls that went through the app. */
const throughApp = (native: NativeSide): string[] =>
  asked(native)
    .filter(({ name }) => name === 'sendHttp')
    .map(({ params }) => new URL((params as { url: string }).url).pathname)

const steps = ['/api/user/488/sms', '/api/user/488/smsVerify', '/trade/auth/identity']

/** From the hall to a session that a reload keeps. */
const journey = async (page: Page, mobileNo: string): Promise<void> => {
  const masked = page.getByText(`+852 ****${mobileNo.slice(-4)}`)
  await page.locator('a.sign-in-card').click()
  await expect(signInButton(page, language)).toBeVisible()
  await signIn(page, language, mobileNo)
  await expect(masked).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words[language].quit })).toBeVisible()
  await expect(masked).toBeVisible()
}

const retailApps: readonly SimulatedHostName[] = ['android-app', 'ios-app', 'ios-app-callback']
const institutionApps: readonly SimulatedHostName[] = ['institution-android', 'institution-ios', 'institution-script']
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
    expect(new Set(asked(native).map(({ provider }) => provider))).toEqual(new Set(['retail']))
    // what came over the bridge cannot be read there
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
    const messages = asked(native)
    expect(new Set(messages.map(({ name, provider }) => `${provider} ${name}`))).toEqual(
      new Set(['institution getUserConfig']),
    )
  })

for (const name of elsewhere)
  test(`R5 A13 A4 in ${name} a visitor signs in, and no host is asked for anything`, async ({ enter, mobileNo }) => {
    const { page, native, sent } = await enter(name, `/?lang=${language}`)
    await journey(page, mobileNo)
    expect(sent.filter((path) => steps.includes(path))).toEqual(steps)
    expect(native.traffic).toEqual([])
  })

test('A2 in the app its language gives way to the address, and follows the person who changes it there', async ({
  enter,
}) => {
  const named = await enter('ios-app', '/?lang=zh-HK')
  await expect.poll(() => asked(named.native).some(({ name }) => name === 'getUserConfig')).toBe(true)
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

for (const fault of ['no-answer', 'garbage', 'gone', 'wrong-key'] as const)
  test(`X3 B1 in the app a visitor hears of a call that the bridge failed, ${fault}, and signs in once it is mended`, async ({
    enter,
    mobileNo,
  }) => {
    const { page, native } = await enter('android-app', '/')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await page.locator('a.sign-in-card').click()
    await expect(signInButton(page, language)).toBeVisible()
    await page.getByLabel(words[language].mobile, { exact: true }).fill(mobileNo)
    await page.clock.install()
    native.switches.fault = fault
    await page.getByRole('button', { name: words[language].send, exact: true }).click()
    // a call that nobody answers ends with its time
    await page.clock.runFor(61_000)
    await expect(page.getByRole('alert').first()).toBeVisible()
    native.switches.fault = 'none'
    await signIn(page, language, mobileNo)
  })
