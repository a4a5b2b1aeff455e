import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** For a browser that talks to this machine only, also as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const find = () => places.find((path) => path !== undefined && existsSync(path))

/** Path of the system's Chromium; on Debian and its kin it is installed when missing, with a font for Chinese. */
export const ensureChromium = (): string => {
  const found = find()
  if (found) return found
  if (!isDebianRoot()) throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
  installPackages('chromium', 'fonts-noto-cjk')
  const installed = find()
  if (!installed) throw new Error('Chromium was installed but is not where it was expected.')
  return installed
}
