import type { DeviceBrowser, DeviceSystem } from '@foyer/api/sessions'
import { type Row, table } from '@foyer/staff-interface/table'

export const systemNames = table({
  iphone: ['iPhone', 'iPhone', 'iPhone'],
  ipad: ['iPad', 'iPad', 'iPad'],
  harmony: ['鸿蒙设备', '鴻蒙裝置', 'HarmonyOS device'],
  android: ['安卓设备', 'Android 裝置', 'Android device'],
  windows: ['Windows 电脑', 'Windows 電腦', 'Windows computer'],
  mac: ['Mac 电脑', 'Mac 電腦', 'Mac'],
  chromeos: ['Chromebook', 'Chromebook', 'Chromebook'],
  linux: ['Linux 电脑', 'Linux 電腦', 'Linux computer'],
  other: ['其他设备', '其他裝置', 'Other device'],
}) satisfies Readonly<Record<DeviceSystem, Row>>

export const browserNames = table({
  wechat: ['微信', '微信', 'WeChat'],
  qq: ['QQ 浏览器', 'QQ 瀏覽器', 'QQ Browser'],
  uc: ['UC 浏览器', 'UC 瀏覽器', 'UC Browser'],
  huawei: ['华为浏览器', '華為瀏覽器', 'Huawei Browser'],
  xiaomi: ['小米浏览器', '小米瀏覽器', 'Xiaomi Browser'],
  samsung: ['三星浏览器', 'Samsung 瀏覽器', 'Samsung Internet'],
  edge: ['Edge', 'Edge', 'Edge'],
  opera: ['Opera', 'Opera', 'Opera'],
  firefox: ['Firefox', 'Firefox', 'Firefox'],
  chrome: ['Chrome', 'Chrome', 'Chrome'],
  safari: ['Safari', 'Safari', 'Safari'],
  other: ['其他浏览器', '其他瀏覽器', 'Other browser'],
}) satisfies Readonly<Record<DeviceBrowser, Row>>
