import type { HostMessage } from '@foyer/bridge/protocol'
import { test as base, stopRoutes } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import type { SimulatedHostName } from '../apps/host-lab/src/simulators/hosts.ts'
import type { NativeSide } from '../apps/host-lab/src/simulators/native/native-side.ts'
import { openHost } from '../apps/host-lab/src/simulators/open-host.ts'

export const language = 'en-US'
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 844 }, isMobile: false, hasTouch: false }

export interface Entered {
  readonly page: Page
  readonly native: NativeSide
  /** calls that the page itself sent to the server */
  readonly sent: string[]
}

/** `before`: prepares the page before it opens an address. `appLanguage`: the language that the app reports. */
type Enter = (
  name: SimulatedHostName,
  path: string,
  before?: (page: Page) => Promise<unknown>,
  appLanguage?: string | undefined,
) => Promise<Entered>

export const test = base.extend<{ enter: Enter }>({
  /** Opens a page of the client in a simulated host. */
  enter: async ({ browser, baseURL, address }, use) => {
    const close: (() => Promise<void>)[] = []
    await use(async (name, path, before, appLanguage = language) => {
      const headers = { 'X-Forwarded-For': address }
      const host = await openHost(browser, name, String(baseURL), {
        switches: { language: appLanguage, headers },
        context: { ...(name === 'pc' ? desktop : phone), extraHTTPHeaders: headers },
      })
      close.push(async () => {
        await stopRoutes(host.context)
        await host.close()
      })
      const page = await host.context.newPage()
      const sent: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/(api|jwt|trade|opening|common)\//.test(pathname)) sent.push(pathname)
      })
      await before?.(page)
      await page.goto(path)
      return { page, native: host.native, sent }
    })
    await Promise.all(close.map((end) => end()))
  },
})

/** Messages from the page to its host, oldest first. */
export const hostMessages = ({ traffic }: NativeSide): HostMessage[] =>
  traffic.filter(({ from }) => from === 'page').map(({ text }) => JSON.parse(text) as HostMessage)

/** The arguments of all calls of one function. */
export const callsOf = (native: NativeSide, name: string): object[] =>
  hostMessages(native)
    .filter((message) => message.name === name)
    .map(({ params }) => params)

/** Paths of the calls that went through the app. */
export const throughApp = (native: NativeSide): string[] =>
  callsOf(native, 'sendHttp').map((params) => new URL((params as { url: string }).url).pathname)

/** Hosts of the simulators, by client. */
export const retailApps: readonly SimulatedHostName[] = ['android-app', 'ios-app', 'ios-app-callback']
export const institutionApps: readonly SimulatedHostName[] = [
  'institution-android',
  'institution-ios',
  'institution-script',
]
