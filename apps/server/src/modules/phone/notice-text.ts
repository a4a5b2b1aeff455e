import { brand } from '@foyer/api/brand'
import { inLanguage, type Language } from '@foyer/api/languages'
import { fill, textsIn } from '@foyer/api/text-tables'
import { hongKongTime } from '../../hong-kong.ts'
import type { MessageContent } from '../../sms-message.ts'
import { table } from '../../texts.ts'

const text = table('modules/phone/notice-text')

/** The notification of a change to a number. It contains no link and neither number. */
export const phoneNotice = (to: 'old' | 'new', language: Language, changedAt: number): MessageContent => {
  const { date, clock } = hongKongTime(changedAt)
  const at = `${date} ${clock.slice(0, 5)} HKT`
  const kind = to === 'old' ? 'number_replaced' : 'number_in_use'
  const values = { at, hotline: brand.hotline }
  const notice = fill(textsIn(text, language)[to], { brand: inLanguage(brand.shortName, language), ...values })
  return { text: notice, kind, language, values }
}
