import { detectHost, type Host, isNativeApp } from '@foyer/bridge'
import { appOpener, type OpenAppOutcome } from '@foyer/bridge/open-app'
import { brand } from '@foyer/contract/brand'
import { userAgent } from './user-agent.ts'

const open = appOpener()

/** What the client runs in, by name (A13). */
export const hostHere = (): Host => detectHost(userAgent(), globalThis, brand.appMarkers)

/** Whether this is the app already, to which nothing needs to lead. */
export const isInApp = (): boolean => isNativeApp(hostHere())

/** Opens the native app (A5–A7), or says that the person has to go to a browser first: then nothing was tried. */
export const openApp = (): OpenAppOutcome => open(hostHere(), brand.app)
