import { table } from '../text/table.ts'

/** Names of systems and browsers, and the place of a network. */
export const text = table({
  on: ['{system} · {browser}', '{system} · {browser}', '{system} · {browser}'],
  iphone: ['iPhone', 'iPhone', 'iPhone'],
  ipad: ['iPad', 'iPad', 'iPad'],
  harmony: ['鸿蒙设备', '鴻蒙裝置', 'HarmonyOS device'],
  android: ['安卓设备', 'Android 裝置', 'Android device'],
  windows: ['Windows 电脑', 'Windows 電腦', 'Windows computer'],
  mac: ['Mac 电脑', 'Mac 電腦', 'Mac'],
  chromeos: ['Chromebook', 'Chromebook', 'Chromebook'],
  linux: ['Linux 电脑', 'Linux 電腦', 'Linux computer'],
  otherSystem: ['其他设备', '其他裝置', 'Other device'],
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
  otherBrowser: ['其他浏览器', '其他瀏覽器', 'Other browser'],
  place: ['地点（按网络估计）', '地點（按網絡估計）', 'Approximate location'],
  unknownPlace: ['未知', '不詳', 'Unknown'],
})
