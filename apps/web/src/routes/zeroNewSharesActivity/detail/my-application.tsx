import { Section } from '../../../shared/activity/blocks/section.tsx'
import { ApplicationCard } from '../../../shared/offerings/lazy.tsx'
import type { OfferProps } from '../../../shared/offerings/offer-props.ts'
import { applicationFor } from '../../../shared/offerings/phase.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'

/** The application of the logged-in account for this offering; nothing if there is none. */
export const MyApplication = (offer: OfferProps) => {
  const t = useText(text)
  const { offering, mine } = offer
  const { data, error, isFetching, refetch } = mine
  const application = applicationFor(data, offering.code)
  if (mine.isLoggedIn && !data && error)
    return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!application) return null
  return (
    <Section title={t.mine}>
      <ApplicationCard application={application} {...offer} />
    </Section>
  )
}
