import { type DeviceBrowser, type DeviceSystem, deviceBrowsers, deviceSystems } from '@foyer/api/sessions'

/**
 * The first matching pattern decides: Android's user agent also names Linux, and nearly every browser's names Safari.
 */
const systems: readonly (readonly [DeviceSystem, RegExp])[] = [
  ['iphone', /\biPhone\b|\biPod\b/],
  ['ipad', /\biPad\b/],
  ['harmony', /\b(HarmonyOS|OpenHarmony)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
]
const browsers: readonly (readonly [DeviceBrowser, RegExp])[] = [
  ['wechat', /\bMicroMessenger\//],
  ['qq', /\bM?QQBrowser\/|\bQQ\//],
  ['uc', /\bUC(Browser|WEB)\b/],
  ['huawei', /\b(HuaweiBrowser|ArkWeb)\//],
  ['xiaomi', /\bMiuiBrowser\//],
  ['samsung', /\bSamsungBrowser\//],
  ['edge', /\bEdg(A|iOS)?\//],
  ['opera', /\bOP(R|T|X|iOS)\/|\bOpera\b/],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
]

/** Longer than any browser's user agent; the rest is ignored. */
const longest = 512

/** Returns system and browser named by a user agent. An iPad that requests desktop pages identifies itself as a Mac. */
export const deviceOf = (userAgent: string): { system: DeviceSystem; browser: DeviceBrowser } => {
  const text = userAgent.slice(0, longest)
  const first = <T>(table: readonly (readonly [T, RegExp])[]) => table.find(([, pattern]) => pattern.test(text))?.[0]
  return { system: first(systems) ?? 'other', browser: first(browsers) ?? 'other' }
}

const oneOf = <T extends string>(names: readonly T[], stored: string | null): T | 'other' =>
  names.find((name) => name === stored) ?? 'other'

/** System and browser of a row. What another version stored and this one does not know becomes `other`. */
export const storedDevice = (row: {
  system: string | null
  browser: string | null
}): { system: DeviceSystem; browser: DeviceBrowser } => ({
  system: oneOf(deviceSystems, row.system),
  browser: oneOf(deviceBrowsers, row.browser),
})
