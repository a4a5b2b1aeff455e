import { brand } from '@foyer/api/brand'
import { detectHost, type Host, isNativeApp } from '@foyer/bridge'
import { appOpener, type OpenAppOutcome } from '@foyer/bridge/open-app'
import { userAgent } from './user-agent.ts'

const open = appOpener()

/** The host that the client runs in (A13). */
export const hostHere = (): Host => detectHost(userAgent(), globalThis, brand.appMarkers)

/** Returns whether the client runs in the app already, so that no link to it is shown. */
export const isInApp = (): boolean => isNativeApp(hostHere())

/** Opens the native app (A5–A7). If the person has to go to a browser first, says so without trying. */
export const openApp = (): OpenAppOutcome => open(hostHere(), brand.app)
