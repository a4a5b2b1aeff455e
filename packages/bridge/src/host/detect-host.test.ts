import { brand } from '@foyer/api/brand'
import { expect, test } from 'vitest'
import { detectHost, type HostName, isNativeApp, type System } from './detect-host.ts'
import type { HostGlobals } from './is-mini-program.ts'

const markers = brand.appMarkers
const [retail = '', institution = ''] = markers
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const mate = 'Mozilla/5.0 (Linux; Android 12; NOH-AN00 Build/HUAWEINOH-AN00; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

const rows: readonly (readonly [what: string, HostName, System, userAgent: string])[] = [
  [
    'the retail app on Android',
    'retail',
    'android',
    `${pixel} Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 ${retail}/3.2.0`,
  ],
  ['the retail app on an iPhone', 'retail', 'ios', `${iphone} Mobile/15E148 ${retail}/3.2.0`],
  [
    'the institution app on Android',
    'institution',
    'android',
    `${mate} Version/4.0 Chrome/114.0.5735.196 Mobile Safari/537.36 ${institution}/1.4.1`,
  ],
  ['the institution app on an iPhone', 'institution', 'ios', `${iphone} Mobile/15E148 ${institution}/1.4.1`],
  ['an app of the firm for a desktop', 'retail', 'other', `${windows} Chrome/126.0.0.0 Safari/537.36 ${retail}/3.2.0`],
  [
    'a mini-program on Android',
    'mini-program',
    'android',
    `${mate} Version/4.0 Chrome/122.0.6261.120 Mobile Safari/537.36 XWEB/1220133 MMWEBSDK/20240404 MMWEBID/8390 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wx7f2c5e0a9b1d4c63`,
  ],
  [
    'a mini-program on an iPhone',
    'mini-program',
    'ios',
    `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x18003233) NetType/4G Language/zh_CN miniProgram/wx7f2c5e0a9b1d4c63`,
  ],
  [
    'a mini-program in an old WeChat',
    'mini-program',
    'android',
    'Mozilla/5.0 (Linux; Android 7.1.1; MI 6 Build/NMF26X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/043807 Mobile Safari/537.36 MicroMessenger/6.6.1.1220(0x26060135) NetType/4G Language/zh_CN miniProgram',
  ],
  [
    'a mini-program in WeChat for Windows',
    'mini-program',
    'other',
    `${windows} Chrome/126.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090c11) XWEB/11275`,
  ],
  [
    'WeChat on Android',
    'wechat',
    'android',
    `${mate} Version/4.0 Chrome/122.0.6261.120 Mobile Safari/537.36 XWEB/1220133 MMWEBSDK/20240404 MMWEBID/8390 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'WeChat on an iPhone',
    'wechat',
    'ios',
    `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x18003233) NetType/WIFI Language/zh_HK`,
  ],
  [
    'WeChat for Windows',
    'wechat',
    'other',
    `${windows} Chrome/122.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c11) XWEB/11275 Flue`,
  ],
  [
    'WeCom, which is WeChat too',
    'wechat',
    'ios',
    `${iphone} Mobile/15E148 wxwork/4.1.20 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
  ],
  [
    'QQ on Android',
    'qq',
    'android',
    `${mate} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046811 Mobile Safari/537.36 V1_AND_SQ_9.0.17_5678_YYB_D QQ/9.0.17.15185 NetType/WIFI WebP/0.3.0 AppId/537207183 Pixel/1080`,
  ],
  [
    'QQ on an iPhone',
    'qq',
    'ios',
    `${iphone} Mobile/15E148 QQ/9.0.20.603 V1_IPH_SQ_9.0.20_1_APP_A Pixel/1170 MiniAppEnable SimpleUISwitch/0 NetType/WIFI`,
  ],
  [
    'Weibo on Android',
    'weibo',
    'android',
    `${mate} Version/4.0 Chrome/114.0.5735.196 Mobile Safari/537.36 Weibo (HUAWEI-NOH-AN00__weibo__14.6.3__android__android12)`,
  ],
  ['Weibo on an iPhone', 'weibo', 'ios', `${iphone} Mobile/15E148 Weibo (iPhone14,5__weibo__14.6.3__iphone__os17.5.1)`],
  [
    'QQ’s own browser on Android',
    'browser',
    'android',
    'Mozilla/5.0 (Linux; U; Android 12; zh-cn; NOH-AN00 Build/HUAWEINOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.1 Mobile Safari/537.36 COVC/046811',
  ],
  [
    'QQ’s own browser on an iPhone',
    'browser',
    'ios',
    `${iphone} Version/17.0 MQQBrowser/15.1.0 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1 WKType/1`,
  ],
  [
    'Chrome on Android',
    'browser',
    'android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Chrome on an Android tablet',
    'browser',
    'android',
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  ],
  ['Safari on an iPhone', 'browser', 'ios', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  [
    'Safari on an iPad that says so',
    'browser',
    'ios',
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'COMM-11 a browser on HarmonyOS NEXT',
    'browser',
    'harmony',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  ],
  [
    'COMM-11 a browser on a tablet with HarmonyOS NEXT',
    'browser',
    'harmony',
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  [
    'COMM-11 a browser on a computer with HarmonyOS NEXT',
    'pc',
    'harmony',
    'Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  [
    'COMM-11 WeChat on HarmonyOS NEXT',
    'wechat',
    'harmony',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/1.0.5 Language/zh_CN',
  ],
  [
    'COMM-11 a mini-program of Alipay, which is not WeChat’s shell',
    'browser',
    'android',
    `${pixel} Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 ChannelId(2) NebulaSDK/1.8.100112 Nebula AliApp(AP/10.5.96.8000) AlipayClient/10.5.96.8000 MiniProgram APXWebView`,
  ],
  [
    'another web view',
    'browser',
    'android',
    `${pixel} Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 AliApp(AP/10.2.0.8026) AlipayClient/10.2.0.8026`,
  ],
  ['Chrome on Windows', 'pc', 'other', `${windows} Chrome/126.0.0.0 Safari/537.36`],
  ['Safari on a Mac', 'pc', 'other', `${mac} Version/17.5 Safari/605.1.15`],
  ['Firefox on Linux', 'pc', 'other', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  [
    'QQ’s own browser on Windows',
    'pc',
    'other',
    `${windows} Chrome/53.0.2785.116 Safari/537.36 QBCore/4.0.1305.400 QQBrowser/9.0.2524.400`,
  ],
  ['no user agent at all', 'pc', 'other', ''],
]

test.each(rows)('A13 %s is %s on %s', (_what, name, system, userAgent) => {
  expect(detectHost(userAgent, {}, markers)).toEqual({ name, system })
})

test('A13 the web view of a mini-program is also recognised by its global', () => {
  const weChat = rows.find(([what]) => what === 'WeChat on an iPhone')?.[3] ?? ''
  expect(detectHost(weChat, { __wxjs_environment: 'miniprogram' }, markers)).toEqual({
    name: 'mini-program',
    system: 'ios',
  })
  expect(detectHost(weChat, { __wxjs_environment: 'browser' }, markers).name).toBe('wechat')
})

test.each([
  [5, { name: 'browser', system: 'ios' }],
  [0, { name: 'pc', system: 'other' }],
])('A13 a Macintosh with %s points of touch is %j', (maxTouchPoints, host) => {
  const globals: HostGlobals = { navigator: { maxTouchPoints } }
  expect(detectHost(`${mac} Version/17.5 Safari/605.1.15`, globals, markers)).toEqual(host)
})

test('A4 only a user agent with a marker of an app is one of the firm’s apps', () => {
  const native = rows.filter(([, , , userAgent]) => isNativeApp(detectHost(userAgent, {}, markers)))
  expect(native.map(([what]) => what)).toEqual(
    rows.filter(([, , , userAgent]) => markers.some((marker) => userAgent.includes(marker))).map(([what]) => what),
  )
  expect(native).toHaveLength(5)
})

test('A4 only the brand’s markers count, and an empty marker matches nothing', () => {
  const userAgent = `${iphone} Mobile/15E148 AcmeTrade/1.0`
  expect(detectHost(userAgent, {}, ['AcmeTrade', 'AcmePro']).name).toBe('retail')
  expect(detectHost(userAgent, {}, ['AcmePro', 'AcmeTrade']).name).toBe('institution')
  expect(detectHost(userAgent, {}, ['', '']).name).toBe('browser')
  expect(detectHost(userAgent, {}, []).name).toBe('browser')
})
