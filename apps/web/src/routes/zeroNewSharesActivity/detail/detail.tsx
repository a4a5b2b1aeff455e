import type { Texts } from '@foyer/contract/texts'
import { ActivityPage } from '../../../shared/activity/activity-page.tsx'
import type { Row } from '../../../shared/text/table.ts'
import { text } from '../text.ts'
import { useOffering } from '../use-offering.ts'
import { Foot } from './foot.tsx'
import { Offering } from './offering.tsx'
import { OfferingStanding } from './standing.tsx'

const rowOf = (texts: Texts): Row => [texts['zh-CN'], texts['zh-HK'], texts['en-US']]

/** One offering: its own headline, in the activity's frame. */
export const Detail = ({ code }: { code: string }) => {
  const found = useOffering(code)
  const { query, offering } = found
  const { data } = query
  return (
    <ActivityPage
      code="new-shares"
      painted={offering ? { title: rowOf(offering.name), lead: rowOf(offering.issuer) } : text}
      isCompact
      facts={offering && data && <OfferingStanding offering={offering} offers={data} />}
      actions={{ available: <Foot {...found} /> }}
    >
      <Offering {...found} />
    </ActivityPage>
  )
}
