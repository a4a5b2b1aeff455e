import type { ActivityDetail } from '@foyer/api/activities'
import { inLanguage } from '@foyer/api/languages'
import { addressOf } from '../../../platform/shared-address.ts'
import { formatPeriod } from '../../format/hong-kong-time.ts'
import type { CardFacts } from '../../moments/picture/card-facts.ts'
import { text as riskText } from '../../risk-footer/text.ts'
import type { Language } from '../../text/languages.ts'
import { textsIn } from '../../text/table.ts'
import { blockOf } from '../blocks/block-of.ts'

/** The first reward of a campaign that has a figure. */
export const figureOf = ({ blocks }: ActivityDetail, language: Language): CardFacts['figure'] => {
  const reward = blockOf(blocks, 'rewards')?.rewards.find(({ value }) => value !== undefined)
  return reward?.value && { value: inLanguage(reward.value, language), note: inLanguage(reward.name, language) }
}

/** The card of a campaign. */
export const cardOf = (detail: ActivityDetail, language: Language): CardFacts => {
  const hero = blockOf(detail.blocks, 'hero')
  const figure = figureOf(detail, language)
  const risk = inLanguage(blockOf(detail.blocks, 'risk')?.paragraphs[0], language)
  return {
    title: inLanguage(hero?.title ?? detail.title, language),
    lead: inLanguage(hero?.lead ?? detail.lead, language),
    ...(figure && { figure }),
    period: formatPeriod(language, detail.opensAt, detail.closesAt),
    link: addressOf(detail.route),
    risk: risk ?? textsIn(riskText, language).risk,
  }
}
