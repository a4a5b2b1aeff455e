import { type HostGlobals, isMiniProgram } from './is-mini-program.ts'

/** The system underneath; `other` for whatever is none of them. `harmony` is HarmonyOS without Android in it (NEXT). */
export type System = 'android' | 'ios' | 'harmony' | 'other'

/** The first that fits: HarmonyOS up to 4 says Android, and is one. */
const systems: readonly (readonly [System, RegExp])[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['harmony', /OpenHarmony|HarmonyOS/],
]

/** What the client runs in. `retail` and `institution` are the firm's apps; `pc` is a browser on no phone or tablet. */
export type HostName = 'mini-program' | 'retail' | 'institution' | 'wechat' | 'qq' | 'weibo' | 'browser' | 'pc'

export interface Host {
  readonly name: HostName
  readonly system: System
}

/**
 * Where the client runs (A13, A4). `markers` are those of the retail and the institution app, in this order. A mini-program
 * comes first, since its user agent also carries WeChat's marker; an app comes before what its web view is made of. QQ's
 * own browser is a browser. Pure.
 */
export const detectHost = (userAgent: string, globals: HostGlobals, markers: readonly string[]): Host => {
  const has = (pattern: RegExp) => pattern.test(userAgent)
  const carries = (marker = '') => marker !== '' && userAgent.includes(marker)
  // an iPad that asks for desktop pages is a Macintosh with fingers
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

/** Whether this is one of the firm's own apps, which bring a bridge; everywhere else the stub serves (A4). */
export const isNativeApp = ({ name }: Host): boolean => name === 'retail' || name === 'institution'
