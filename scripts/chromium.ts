import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** The browser as people have it. */
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The same engine without the browser's own windows, of which every page of a test would open one (decision 0125). */
const shell = '/usr/bin/chromium-headless-shell'

/** For a browser that talks to this machine only, also as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const find = (places: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...places].find((path) => path !== undefined && existsSync(path))

/** @throws Error where there is none and none can be installed */
const ensure = (places: readonly string[], debianPackage: string): string => {
  const found = find(places)
  if (found) return found
  if (!isDebianRoot()) throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
  installPackages(debianPackage, 'fonts-noto-cjk')
  const installed = find(places)
  if (!installed) throw new Error('Chromium was installed but is not where it was expected.')
  return installed
}

/**
 * Path of the system's Chromium, for benches and pictures; CHROMIUM_PATH wins. On Debian and its kin it is installed when
 * missing, with a font for Chinese.
 */
export const ensureChromium = (): string => ensure(whole, 'chromium')

/** Path of the Chromium that tests run in: the headless shell where there is one, or one can be installed. */
export const ensureTestChromium = (): string => {
  if (isDebianRoot()) return ensure([shell], 'chromium-headless-shell')
  return ensure([shell, ...whole], 'chromium')
}
