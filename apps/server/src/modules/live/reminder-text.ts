import { brand } from '@foyer/api/brand'
import { inLanguage, type Language } from '@foyer/api/languages'
import { hongKongTime } from '../../hong-kong.ts'
import type { MessageContent } from '../../sms-message.ts'
import type { Session } from './session.ts'

const sentences: Readonly<Record<Language, (title: string, time: string) => string>> = {
  'zh-CN': (title, time) =>
    `【${brand.shortName['zh-CN']}】您预约的“${title}”将于 ${time} 开始，请打开应用观看。内容不构成投资建议。`,
  'zh-HK': (title, time) =>
    `【${brand.shortName['zh-HK']}】您預約的「${title}」將於 ${time} 開始，請打開應用程式觀看。內容不構成投資建議。`,
  'en-US': (title, time) =>
    `${brand.shortName['en-US']}: "${title}", for which you set a reminder, starts at ${time}. Open the app to watch. Not advice.`,
}

/** The message of a reminder. It contains no link, like every message of the firm. */
export const reminderContent = ({ facts, opensAt }: Session, language: Language): MessageContent => {
  const [title, time] = [inLanguage(facts.title, language), `${hongKongTime(opensAt).clock.slice(0, 5)} HKT`]
  return { text: sentences[language](title, time), kind: 'live_reminder', language, values: { title, time } }
}
