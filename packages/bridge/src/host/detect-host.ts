import { type HostGlobals, isMiniProgram } from './is-mini-program.ts'

/** The operating system; `other` for any other. `harmony` is HarmonyOS without Android (NEXT). */
export type System = 'android' | 'ios' | 'harmony' | 'other'

/** The first match counts: HarmonyOS up to 4 names Android, and is treated as Android. */
const systems: readonly (readonly [System, RegExp])[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['harmony', /OpenHarmony|HarmonyOS/],
]

/**
 * The host that the client runs in. `retail` and `institution` are the firm's apps; `pc` is a browser on neither phone
 * nor tablet.
 */
export type HostName = 'mini-program' | 'retail' | 'institution' | 'wechat' | 'qq' | 'weibo' | 'browser' | 'pc'

/** The host of a page, and its operating system. */
export interface Host {
  readonly name: HostName
  readonly system: System
}

/**
 * Detects the host (A13, A4). `markers` are those of the retail and the institution app, in this order. A mini-program
 * is tested first, since its user agent also has WeChat's marker; an app is tested before its web view. QQ's own
 * browser is a browser. Pure function.
 */
export const detectHost = (userAgent: string, globals: HostGlobals, markers: readonly string[]): Host => {
  const has = (pattern: RegExp) => pattern.test(userAgent)
  const carries = (marker = '') => marker !== '' && userAgent.includes(marker)
  // an iPad that requests desktop pages is a Macintosh with touch points
  const isIpad = has(/Macintosh/) && (globals.navigator?.maxTouchPoints ?? 0) > 1
  const system = systems.find(([, pattern]) => has(pattern))?.[0] ?? (isIpad ? 'ios' : 'other')
  const rules: readonly (readonly [HostName, boolean])[] = [
    ['mini-program', isMiniProgram(userAgent, globals)],
    ['retail', carries(markers[0])],
    ['institution', carries(markers[1])],
    ['wechat', has(/MicroMessenger/)],
    ['qq', has(/\bQQ\//)],
    ['weibo', has(/Weibo/i)],
    ['browser', (system !== 'other' && !has(/\(PC;/)) || has(/Mobile/)],
  ]
  return { name: rules.find(([, applies]) => applies)?.[0] ?? 'pc', system }
}

/** Whether this is one of the firm's own apps, which have a bridge; every other host uses the stub (A4). */
export const isNativeApp = ({ name }: Host): boolean => name === 'retail' || name === 'institution'
