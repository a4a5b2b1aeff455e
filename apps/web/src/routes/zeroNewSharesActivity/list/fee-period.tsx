import { Facts } from '../../../shared/activity/frame/facts.tsx'
import { useOfferings } from '../../../shared/offerings/api.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { activity } from '../use-offering.ts'
import { featuredOf } from './featured.ts'
import { text } from './text.ts'

/** How long the handling fee is waived, which is not the cut-off of an offering; nothing while there is nothing to apply for. */
export const FeePeriod = () => {
  const t = useText(text)
  const list = useOfferings(activity).data?.list
  if (list && !featuredOf(list.offerings, list.asOf)) return null
  return <Facts closes={t.noFee} />
}
