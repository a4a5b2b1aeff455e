import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

/**
 * Whether WebKitGTK can be driven here, the nearest thing to an iPhone on this side: installed when missing where that
 * is possible, else the journeys in it are left out and this says so.
 */
export const ensureWebKit = (): boolean => {
  if (existsSync(driver) && existsSync(display)) return true
  if (!isDebianRoot()) {
    console.warn('No WebKitGTK driver here (Debian: webkit2gtk-driver, xvfb): the journeys in WebKit are left out.')
    return false
  }
  installPackages('webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk')
  return true
}
