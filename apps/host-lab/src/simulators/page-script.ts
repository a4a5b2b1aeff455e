import { hostNames } from '@foyer/bridge/protocol'
import type { SimulatedHost, Way } from './hosts.ts'
import { android } from './page/android.ts'
import { iosCallback } from './page/ios-callback.ts'
import { iosPromise } from './page/ios-promise.ts'
import type { PageOptions, PagePart } from './page/page-part.ts'
import { script } from './page/script.ts'
import { spoken } from './page/spoken.ts'
import { surroundings } from './page/surroundings.ts'

const ways: { readonly [W in Way]: PagePart } = {
  android,
  'ios-promise': iosPromise,
  'ios-callback': iosCallback,
  script,
}

/**
 * Returns the page's part of a simulated host, as a script that runs before the page's own. `endpoint`: where its
 * native side is served, as an address, or as a path on the page's own origin, which a content security policy allows.
 */
export const pageScript = (
  { userAgent, native, globals = {} }: SimulatedHost,
  { endpoint = '', arrives = 'first' }: Partial<Pick<PageOptions, 'endpoint' | 'arrives'>> = {},
): string => {
  const options: PageOptions = { endpoint, names: hostNames, userAgent, globals, arrives }
  const parts: readonly PagePart[] = native ? [surroundings, spoken, ways[native.way]] : [surroundings]
  const calls = parts.map((part) => `(${part})(${JSON.stringify(options)});`)
  // not in the initial empty page of a browser
  return `if (location.protocol !== 'about:') {\n${calls.join('\n')}\n}`
}
