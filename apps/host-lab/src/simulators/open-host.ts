import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { type SimulatedHost, type SimulatedHostName, simulatedHosts } from './hosts.ts'
import { type NativeSide, nativeSide } from './native/native-side.ts'
import { serveNative } from './native/serve.ts'
import type { Switches } from './native/switches.ts'
import { pageScript } from './page-script.ts'

interface Options {
  readonly switches?: Partial<Switches>
  readonly arrives?: 'first' | 'late'
  readonly context?: BrowserContextOptions
}

/** A phone with one simulated host, in which every page of the context runs. */
export interface OpenHost {
  readonly context: BrowserContext
  /** unused for a host without a bridge */
  readonly native: NativeSide
  /** where the host's pages find the site: an origin of its own if the host has a bridge */
  readonly origin: string
  close(): Promise<void>
}

/** on the page's own origin, so that its content security policy allows it */
const endpoint = '/__native'

/** Opens a simulated host in a browser that Playwright drives. `site`: the origin whose pages it shows. */
export const openHost = async (
  browser: Browser,
  name: SimulatedHostName,
  site: string,
  { switches, arrives = 'first', context: given }: Options = {},
): Promise<OpenHost> => {
  const host: SimulatedHost = simulatedHosts[name]
  const native = nativeSide(host.native?.provider ?? 'retail', switches)
  const served = host.native && (await serveNative(native, endpoint, site))
  const origin = served?.origin ?? site
  const context = await browser.newContext({ ...given, baseURL: origin, userAgent: host.userAgent })
  await context.addInitScript(pageScript(host, { endpoint, arrives }))
  return {
    context,
    native,
    origin,
    close: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      await served?.close()
    },
  }
}
