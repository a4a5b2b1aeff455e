import { brand } from '@foyer/api/brand'

/** How a page reaches the native side of a simulated host. */
export type Way = 'android' | 'ios-promise' | 'ios-callback' | 'script'

export interface SimulatedHost {
  readonly userAgent: string
  /** absent if the host has no bridge */
  readonly native?: { readonly way: Way; readonly provider: 'retail' | 'institution' }
  /** globals that the host adds to the page */
  readonly globals?: Readonly<Record<string, string>>
}

const [retail = '', institution = ''] = brand.appMarkers
const androidView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36'
const iosView =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const weChat = 'MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64'

/** Every supported host by name. */
export const simulatedHosts = {
  'android-app': { userAgent: `${androidView} ${retail}/3.2.0`, native: { way: 'android', provider: 'retail' } },
  'ios-app': { userAgent: `${iosView} ${retail}/3.2.0`, native: { way: 'ios-promise', provider: 'retail' } },
  'ios-app-callback': { userAgent: `${iosView} ${retail}/2.9.0`, native: { way: 'ios-callback', provider: 'retail' } },
  'institution-android': {
    userAgent: `${androidView} ${institution}/1.4.1`,
    native: { way: 'android', provider: 'institution' },
  },
  'institution-ios': {
    userAgent: `${iosView} ${institution}/1.4.1`,
    native: { way: 'ios-promise', provider: 'institution' },
  },
  'institution-script': {
    userAgent: `${androidView} ${institution}/1.4.1`,
    native: { way: 'script', provider: 'institution' },
  },
  wechat: { userAgent: `${androidView} ${weChat}` },
  'mini-program': {
    userAgent: `${androidView} ${weChat} miniProgram/wx7f2c5e0a9b1d4c63`,
    globals: { __wxjs_environment: 'miniprogram' },
  },
  qq: {
    userAgent: `${androidView} V1_AND_SQ_9.0.17_5678_YYB_D QQ/9.0.17.15185 NetType/WIFI WebP/0.3.0 AppId/537207183 Pixel/1080`,
  },
  weibo: { userAgent: `${androidView} Weibo (Google-Pixel 8__weibo__14.6.3__android__android14)` },
  'android-browser': {
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  },
  'ios-browser': {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
  pc: {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  },
} as const satisfies Record<string, SimulatedHost>

export type SimulatedHostName = keyof typeof simulatedHosts
