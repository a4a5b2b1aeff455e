import type { Texts } from '@foyer/api/texts'
import { ActivityPage } from '../../../shared/activity/activity-page.tsx'
import type { Row } from '../../../shared/text/table.ts'
import { text } from '../text.ts'
import { useOffering } from '../use-offering.ts'
import { Offering } from './offering.tsx'
import { OfferingStatus } from './offering-status.tsx'
import { PanelAction } from './panel-action.tsx'

const rowOf = (texts: Texts): Row => [texts['zh-CN'], texts['zh-HK'], texts['en-US']]

/** One offering with its own heading, in the frame of the activity. */
export const Detail = ({ code }: { code: string }) => {
  const found = useOffering(code)
  const { query, offering } = found
  const { data } = query
  return (
    <ActivityPage
      code="new-shares"
      painted={offering ? { title: rowOf(offering.name), lead: rowOf(offering.issuer) } : text}
      isCompact
      facts={offering && data && <OfferingStatus offering={offering} offers={data} />}
      actions={{ available: <PanelAction {...found} /> }}
    >
      <Offering {...found} />
    </ActivityPage>
  )
}
