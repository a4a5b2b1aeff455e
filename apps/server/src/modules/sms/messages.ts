import { brand } from '@foyer/contract/brand'
import type { Language } from '@foyer/contract/content'

const sentences: Readonly<Record<Language, (code: string) => string>> = {
  'zh-CN': (code) =>
    `【${brand.shortName['zh-CN']}】您的验证码是 ${code}，5 分钟内有效。我们不会向您索取验证码，请勿告诉任何人。`,
  'zh-HK': (code) =>
    `【${brand.shortName['zh-HK']}】您的驗證碼是 ${code}，5 分鐘內有效。我們不會向您索取驗證碼，請勿告訴任何人。`,
  'en-US': (code) =>
    `${brand.shortName['en-US']}: your code is ${code}, valid for 5 minutes. We never ask you for it: do not share it.`,
}

/**
 * The message with a code: no link, and a last line that browsers bind the code to our page by (WebOTP and iOS
 * domain-bound codes: `@host #code`).
 */
export const codeMessage = (language: Language, code: string): string => {
  const host = brand.hosts[0]
  return host ? `${sentences[language](code)}\n\n@${host} #${code}` : sentences[language](code)
}
