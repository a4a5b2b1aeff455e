import { inLanguage } from '@foyer/api/languages'
import { ActivityPage } from '../../../shared/activity/activity-page.tsx'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { activity, useOffering } from '../use-offering.ts'
import { Offering } from './offering.tsx'
import { OfferingStatus } from './offering-status.tsx'
import { PanelAction } from './panel-action.tsx'

/** One offering with its own heading, in the frame of the activity. */
export const Detail = ({ code }: { code: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const found = useOffering(code)
  const { query, offering } = found
  const { data } = query
  const { isLoggedIn } = useMyOfferings(activity)
  // nobody is invited to apply for what is not open
  const hasGate = isLoggedIn || offering?.phase === 'open'
  return (
    <ActivityPage
      code="new-shares"
      painted={
        offering ? { title: inLanguage(offering.name, language), lead: inLanguage(offering.issuer, language) } : text
      }
      isCompact
      hasGate={hasGate}
      // what does not exist or did not load has no phase
      facts={
        offering && data ? <OfferingStatus offering={offering} offers={data} /> : query.isPending ? undefined : false
      }
      actions={{ signIn: t.signIn, available: <PanelAction {...found} /> }}
    >
      <Offering {...found} />
    </ActivityPage>
  )
}
