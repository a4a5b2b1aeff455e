import type { Offering } from '@foyer/api/offerings'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureOf } from '../../../platform/session.ts'
import { FailedLine } from '../../../shared/activity/gate/failed-line.tsx'
import { GateCaption } from '../../../shared/activity/gate/gate-caption.tsx'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import type { Offers, OffersCall } from '../../../shared/offerings/api.ts'
import { ApplyAction } from '../../../shared/offerings/apply-action.tsx'
import { text as shared } from '../../../shared/offerings/text.ts'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { activity } from '../use-offering.ts'
import { AllOfferingsLink } from './missing.tsx'
import { text } from './text.ts'

interface PanelActionProps {
  query: UseQueryResult<Offers>
  offering: Offering | undefined
}

/** The action in the panel at the bottom for a person who is logged in: apply for this offering. */
export const PanelAction = ({ query: { data, error, isFetching, refetch }, offering }: PanelActionProps) => {
  const t = useText(text)
  const words = useText(shared)
  const gate = useText(gateText)
  const mine = useMyOfferings(activity)
  if (data && offering)
    return (
      <ApplyAction
        offering={offering}
        offers={data}
        mine={mine}
        onRefresh={refetch}
        applied={
          <>
            <GateCaption text={words.applied} isHidden />
            <AllOfferingsLink />
          </>
        }
      />
    )
  if (data || (error && failureOf<OffersCall>(error).reason === 'not_found'))
    return <GateLine title={t.missing} tone="quiet" />
  if (error)
    return (
      <FailedLine
        title={t.failed}
        error={error}
        retry={{ label: gate.retry, busy: isFetching, onPress: () => void refetch() }}
      />
    )
  return <GateLine title={words.loading} isPending />
}
