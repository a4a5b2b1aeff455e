import { brand } from '@foyer/api/brand'
import type { Language } from '@foyer/api/languages'
import { hongKongTime } from '../../hong-kong.ts'
import type { MessageContent } from '../../sms-message.ts'

type Sentence = (at: string) => string

const sentences: Readonly<Record<'old' | 'new', Readonly<Record<Language, Sentence>>>> = {
  old: {
    'zh-CN': (at) =>
      `【${brand.shortName['zh-CN']}】您的登录手机号已于 ${at} 更换，本号码不再用于登录。如非本人操作，请立即致电 ${brand.hotline}。`,
    'zh-HK': (at) =>
      `【${brand.shortName['zh-HK']}】您的登入手機號碼已於 ${at} 更改，本號碼不再用於登入。如非本人操作，請立即致電 ${brand.hotline}。`,
    'en-US': (at) =>
      `${brand.shortName['en-US']}: your sign-in number was changed at ${at}. This number no longer signs you in. Not you? Call ${brand.hotline} at once.`,
  },
  new: {
    'zh-CN': (at) =>
      `【${brand.shortName['zh-CN']}】本号码已于 ${at} 设为登录手机号，其他设备均已退出。24 小时内部分操作暂停。如非本人操作，请致电 ${brand.hotline}。`,
    'zh-HK': (at) =>
      `【${brand.shortName['zh-HK']}】本號碼已於 ${at} 設為登入手機號碼，其他裝置均已登出。24 小時內部分操作暫停。如非本人操作，請致電 ${brand.hotline}。`,
    'en-US': (at) =>
      `${brand.shortName['en-US']}: this has been your sign-in number since ${at}. Other devices are signed out, and some actions are paused for 24 hours. Not you? Call ${brand.hotline}.`,
  },
}

/** The notification of a change to a number. It contains no link and neither number. */
export const phoneNotice = (to: 'old' | 'new', language: Language, changedAt: number): MessageContent => {
  const { date, clock } = hongKongTime(changedAt)
  const at = `${date} ${clock.slice(0, 5)} HKT`
  const kind = to === 'old' ? 'number_replaced' : 'number_in_use'
  return { text: sentences[to][language](at), kind, language, values: { at, hotline: brand.hotline } }
}
