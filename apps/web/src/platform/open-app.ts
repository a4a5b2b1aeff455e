import { detectHost } from '@foyer/bridge'
import { appOpener } from '@foyer/bridge/open-app'
import { brand } from '@foyer/contract/brand'

const open = appOpener()

/** Opens the native app (A5–A7), or says that the person has to go to a browser first: then nothing was tried. */
export const openApp = (): 'in-app-browser' | 'in-app' | 'tried' =>
  open(detectHost(navigator.userAgent, globalThis, brand.appMarkers), brand.app)
