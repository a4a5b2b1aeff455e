import { brand } from '@foyer/api/brand'
import { inLanguage, type Language } from '@foyer/api/languages'
import { fill, textsIn } from '@foyer/api/text-tables'
import { hongKongTime } from '../../hong-kong.ts'
import type { MessageContent } from '../../sms-message.ts'
import { table } from '../../texts.ts'
import type { Session } from './session.ts'

const text = table('modules/live/reminder-text')

/** The message of a reminder. It contains no link, like every message of the firm. */
export const reminderContent = ({ facts, opensAt }: Session, language: Language): MessageContent => {
  const values = { title: inLanguage(facts.title, language), time: `${hongKongTime(opensAt).clock.slice(0, 5)} HKT` }
  const named = { brand: inLanguage(brand.shortName, language), ...values }
  return { text: fill(textsIn(text, language).reminder, named), kind: 'live_reminder', language, values }
}
