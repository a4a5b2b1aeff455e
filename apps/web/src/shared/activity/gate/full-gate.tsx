import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { endsEvent } from '../moment/campaign-events.ts'
import { useShown } from '../shown.ts'
import { GateLine } from './gate-line.tsx'
import { Reminder } from './reminder.tsx'
import { text } from './text.ts'

/** The gate of an activity with nothing left: what may still happen, and a reminder of the last day to look again. */
export const FullGate = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, personalStatus, actions } = useShown()
  const stages = personalStatus.status?.stages ?? []
  const stage = detail.stages.find((_, nth) => stages[nth]?.state === 'sold_out')
  return (
    <>
      <GateLine title={actions.full ?? t.full} why={[t.sold_out]} scene="suspended" tone="quiet" />
      <Reminder event={endsEvent({ ...detail, closesAt: stage?.closesAt ?? detail.closesAt }, language)} />
    </>
  )
}
