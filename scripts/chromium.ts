import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** The complete browser. */
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/**
 * The same engine without the browser's own windows, which every page of a test would otherwise open (decision 0125).
 */
const shell = '/usr/bin/chromium-headless-shell'

/** Arguments for a browser that connects only to this machine, also as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const find = (places: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...places].find((path) => path !== undefined && existsSync(path))

/** @throws Error if there is none and none can be installed */
const ensure = (places: readonly string[], debianPackage: string): string => {
  const found = find(places)
  if (found) return found
  if (!isDebianRoot()) throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
  installPackages(debianPackage, 'fonts-noto-cjk')
  const installed = find(places)
  if (!installed) throw new Error('Chromium was installed, but not at an expected path.')
  return installed
}

/**
 * Returns the path of the system's Chromium, for benchmarks and pictures; CHROMIUM_PATH has priority. On Debian and its
 * derivatives it is installed if missing, with a Chinese font.
 */
export const ensureChromium = (): string => ensure(whole, 'chromium')

/** Returns the path of the Chromium for tests: the headless shell if it is present or can be installed. */
export const ensureTestChromium = (): string => {
  if (isDebianRoot()) return ensure([shell], 'chromium-headless-shell')
  return ensure([shell, ...whole], 'chromium')
}
