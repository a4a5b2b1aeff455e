import { inLanguage } from '@foyer/api/languages'
import type { Application, Offering } from '@foyer/api/offerings'
import { addressOf } from '../../../platform/shared-address.ts'
import { cardOf } from '../../activity/moment/card.ts'
import { useShown } from '../../activity/shown.ts'
import { formatNearHongKong } from '../../format/hong-kong-time.ts'
import type { CalendarEvent } from '../../moments/calendar-file.ts'
import { MomentSheet, type MomentStep } from '../../moments/moment-sheet.tsx'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { useMoney } from '../amounts.ts'
import { text } from './text.ts'

const halfHour = 1_800_000

interface AppliedProps {
  application: Application
  offering: Offering
  onClose: () => void
}

/**
 * The moment after an application: the reserved amount, the deadline for cancelling it, and when the result and the money
 * follow; or that nobody knows yet whether it was placed.
 */
export const Applied = ({ application, offering, onClose }: AppliedProps) => {
  const t = useText(text)
  const language = useLanguage()
  const money = useMoney()
  const { detail } = useShown()
  const { reference, blocked, loan, cancellableUntil, status, at } = application
  const { dates, name, code } = offering
  const isPlaced = status !== 'placing'
  const moment = (time: number) => formatNearHongKong(language, time, at)
  const steps: MomentStep[] = [
    { label: t.stepApplied, time: moment(at), isDone: true },
    { label: t.stepResult, time: moment(dates.allotment) },
    { label: t.stepMoney, time: moment(dates.refund) },
  ]
  const result: CalendarEvent = {
    id: `offering-${code}-allotment@${location.hostname}`,
    title: fill(t.resultEvent, { name: inLanguage(name, language) }),
    from: dates.allotment,
    until: dates.allotment + halfHour,
    url: addressOf(detail.route),
    remindsBefore: 0,
  }
  return (
    <MomentSheet
      title={isPlaced ? t.done : t.placing}
      tone={isPlaced ? 'good' : 'wait'}
      subject={fill(isPlaced ? t.doneWhy : t.placingWhy, {
        own: money(blocked - loan),
        cutOff: moment(cancellableUntil ?? at),
      })}
      steps={isPlaced ? steps : []}
      reference={reference}
      calendar={isPlaced ? result : undefined}
      share={isPlaced ? { facts: cardOf(detail, language) } : undefined}
      onClose={onClose}
    />
  )
}
