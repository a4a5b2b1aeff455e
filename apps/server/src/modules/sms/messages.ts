import { brand } from '@foyer/api/brand'
import type { Language } from '@foyer/api/languages'
import type { MessageContent, MessageKind } from '../../sms-message.ts'
import { codeLife } from './rules.ts'

/** The purpose of a code. The text names it, for a reader from whom another person requests the code. */
export type CodePurpose = Extract<MessageKind, 'registration' | 'login' | 'phone_old' | 'phone_new' | 'fresh_proof'>

type Sentence = (code: string) => string

const sentences: Readonly<Record<CodePurpose, Readonly<Record<Language, Sentence>>>> = {
  registration: {
    'zh-CN': (code) =>
      `【${brand.shortName['zh-CN']}】您的验证码是 ${code}，5 分钟内有效。我们不会向您索取验证码，请勿告诉任何人。`,
    'zh-HK': (code) =>
      `【${brand.shortName['zh-HK']}】您的驗證碼是 ${code}，5 分鐘內有效。我們不會向您索取驗證碼，請勿告訴任何人。`,
    'en-US': (code) =>
      `${brand.shortName['en-US']}: your code is ${code}, valid for 5 minutes. We never ask you for it: do not share it.`,
  },
  login: {
    'zh-CN': (code) =>
      `【${brand.shortName['zh-CN']}】您正在登录证券账户，验证码是 ${code}，5 分钟内有效。如非本人操作，请立即联系我们，切勿告诉任何人。`,
    'zh-HK': (code) =>
      `【${brand.shortName['zh-HK']}】您正在登入證券賬戶，驗證碼是 ${code}，5 分鐘內有效。如非本人操作，請立即聯絡我們，切勿告訴任何人。`,
    'en-US': (code) =>
      `${brand.shortName['en-US']}: ${code} logs in to your securities account, valid for 5 minutes. Not you? Contact us at once and never share it.`,
  },
  phone_old: {
    'zh-CN': (code) =>
      `【${brand.shortName['zh-CN']}】您正在更换登录手机号，原号码的验证码是 ${code}，5 分钟内有效。如非本人操作，请立即联系我们，切勿告诉任何人。`,
    'zh-HK': (code) =>
      `【${brand.shortName['zh-HK']}】您正在更改登入手機號碼，原號碼的驗證碼是 ${code}，5 分鐘內有效。如非本人操作，請立即聯絡我們，切勿告訴任何人。`,
    'en-US': (code) =>
      `${brand.shortName['en-US']}: ${code} confirms moving your sign-in away from this number, valid for 5 minutes. Not you? Contact us at once and never share it.`,
  },
  fresh_proof: {
    'zh-CN': (code) =>
      `【${brand.shortName['zh-CN']}】您正在查看券码、导出或删除资料，验证码是 ${code}，5 分钟内有效。如非本人操作，请立即联系我们，切勿告诉任何人。`,
    'zh-HK': (code) =>
      `【${brand.shortName['zh-HK']}】您正在查看券碼、匯出或刪除資料，驗證碼是 ${code}，5 分鐘內有效。如非本人操作，請立即聯絡我們，切勿告訴任何人。`,
    'en-US': (code) =>
      `${brand.shortName['en-US']}: ${code} confirms that you are viewing a voucher code, or exporting or erasing data, valid for 5 minutes. Not you? Contact us at once and never share it.`,
  },
  phone_new: {
    'zh-CN': (code) =>
      `【${brand.shortName['zh-CN']}】验证码 ${code} 用于把本号码设为登录手机号，5 分钟内有效。如非本人操作，请勿告诉任何人。`,
    'zh-HK': (code) =>
      `【${brand.shortName['zh-HK']}】驗證碼 ${code} 用於把本號碼設為登入手機號碼，5 分鐘內有效。如非本人操作，請勿告訴任何人。`,
    'en-US': (code) =>
      `${brand.shortName['en-US']}: ${code} makes this your sign-in number, valid for 5 minutes. Not you? Do not share it.`,
  },
}

/**
 * The message with a code. It contains no link, and ends with a line by which browsers bind the code to the page's host
 * (WebOTP and iOS domain-bound codes: `@host #code`).
 */
export const codeMessage = (purpose: CodePurpose, language: Language, code: string): string => {
  const sentence = sentences[purpose][language](code)
  const host = brand.hosts[0]
  return host ? `${sentence}\n\n@${host} #${code}` : sentence
}

/** A message with a code, as text and for a template. */
export const codeContent = (purpose: CodePurpose, language: Language, code: string): MessageContent => ({
  text: codeMessage(purpose, language, code),
  kind: purpose,
  language,
  values: { code, minutes: String(codeLife / 60_000), host: brand.hosts[0] ?? '' },
})
