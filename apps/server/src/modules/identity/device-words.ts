import type { DeviceBrowser, DeviceSystem } from '@foyer/contract/sessions'

/** The first pattern that fits decides: Android's user agent names Linux too, and nearly every browser's names Safari. */
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

/** Longer than any browser's; what lies beyond is not looked at. */
const longest = 512

/** System and browser that a user agent names. An iPad asks for the desktop's pages and says that it is a Mac. */
export const deviceOf = (userAgent: string): { system: DeviceSystem; browser: DeviceBrowser } => {
  const text = userAgent.slice(0, longest)
  const first = <T>(table: readonly (readonly [T, RegExp])[]) => table.find(([, pattern]) => pattern.test(text))?.[0]
  return { system: first(systems) ?? 'other', browser: first(browsers) ?? 'other' }
}
