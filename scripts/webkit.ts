import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

/**
 * Returns whether WebKitGTK, the closest available engine to an iPhone's, can be driven here. It is installed if
 * missing and possible. Otherwise prints that the journeys in it are skipped.
 */
export const ensureWebKit = (): boolean => {
  if (existsSync(driver) && existsSync(display)) return true
  if (!isDebianRoot()) {
    console.warn(
      'The WebKitGTK driver is not installed (Debian: webkit2gtk-driver, xvfb): the journeys in WebKit are skipped.',
    )
    return false
  }
  installPackages('webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk')
  return true
}
