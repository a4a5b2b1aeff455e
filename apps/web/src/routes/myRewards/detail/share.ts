import { inLanguage } from '@foyer/api/languages'
import type { Reward } from '@foyer/api/rewards'
import { isRoute } from '../../../platform/navigation.ts'
import { addressOf } from '../../../platform/shared-address.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import type { Shared } from '../../../shared/moments/picture/shared.ts'
import { text as riskText } from '../../../shared/risk-footer/text.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { text } from './text.ts'

/**
 * A reward as a picture to share: what it is and which activity gave it. It has no code, reference, date or state, and an
 * amount only if the person chooses so.
 */
export const sharedReward = ({ item, source, amount }: Reward, language: Language): Shared => {
  const t = textsIn(text, language)
  return {
    title: t.shareTitle,
    facts: {
      title: inLanguage(item.name, language),
      lead: fill(t.shareLead, { activity: inLanguage(source.title, language) }),
      link: addressOf(isRoute(source.route) ? source.route : '/'),
      risk: textsIn(riskText, language).risk,
    },
    choice: amount
      ? { label: t.shareAmount, figure: { value: formatMoney(language, amount), note: t.shareAmountNote } }
      : undefined,
  }
}
