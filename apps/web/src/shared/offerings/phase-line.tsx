import type { Offering, OfferingPhase } from '@foyer/api/offerings'
import * as frameStyles from '../activity/frame/frame.module.css'
import { formatNearHongKong, formatNearMoment } from '../format/hong-kong-time.ts'
import { fillPlural } from '../format/plural.ts'
import * as statusChipStyles from '../rewards/status-chip.module.css'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Countdown } from '../ui/countdown/countdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { checkIcon, clockIcon } from '../ui/later-icons.ts'
import { daysIn, isSoon, phaseAt } from './phase.ts'
import { text } from './text.ts'

const tones: Readonly<Record<OfferingPhase, string | undefined>> = {
  upcoming: undefined,
  open: 'good',
  cut_off: 'warn',
  closed: 'warn',
  allotted: 'info',
  settled: undefined,
}

/** Whether the chip of an open offering has the days left. */
const isNear = (left: number): boolean => daysIn(left) <= 3

interface PhaseProps {
  offering: Pick<Offering, 'phase' | 'dates'>
  /** business time in milliseconds, from `useOfferingClock` */
  now: number
}

/** The phase as a chip, or `words` in its place. */
export const PhaseChip = ({ offering, now, words }: PhaseProps & { words?: string | undefined }) => {
  const t = useText(text)
  const phase = phaseAt(offering, now)
  return (
    <span className={statusChipStyles.statusChip} data-tone={tones[phase]}>
      <Icon path={phase === 'allotted' || phase === 'settled' ? checkIcon : clockIcon} size={16} />
      {words ?? t[phase]}
    </span>
  )
}

/** Returns the explanation of a phase, with the time that it names. */
export const usePhaseWhy = (
  { dates }: Pick<Offering, 'dates'>,
  now: number,
): ((phase: Exclude<OfferingPhase, 'open'>) => string) => {
  const t = useText(text)
  const language = useLanguage()
  const moments = {
    upcoming: dates.opens,
    cut_off: dates.cutOff,
    closed: dates.allotment,
    allotted: dates.refund,
    settled: dates.refund,
  }
  return (phase) => fill(t[`${phase}Why`], { time: formatNearHongKong(language, moments[phase], now) })
}

/**
 * The phase with the time it ends: the broker's cut-off while it is open, with the days left in the last three, and a
 * countdown on the last day. Place it in a `section` of class `facts`, instead of an activity's own facts. The page
 * requests new data when a time arrives (`useOfferingsRefetch`), with a random delay.
 */
export const PhaseLine = ({ offering, now }: PhaseProps) => {
  const t = useText(text)
  const language = useLanguage()
  const why = usePhaseWhy(offering, now)
  const phase = phaseAt(offering, now)
  const { opens, cutOff } = offering.dates
  const left = cutOff - now
  const days = phase === 'open' && isNear(left) && !isSoon(left) ? daysIn(left) : undefined
  const next = phase === 'upcoming' ? opens : phase === 'open' ? cutOff : undefined
  return (
    <>
      <p className={frameStyles.factsNow}>
        <PhaseChip
          offering={offering}
          now={now}
          words={days === undefined ? undefined : fillPlural(t.daysLeft, days)}
        />
        <span className={`${frameStyles.factsLeft} numbers`}>
          {phase === 'open' ? fill(t.untilCutOff, { time: formatNearMoment(language, cutOff, now) }) : why(phase)}
        </span>
      </p>
      {next !== undefined && isSoon(next - now) && (
        <div className={frameStyles.factsSoon}>
          <span className={frameStyles.factsLeft}>{phase === 'open' ? t.toCutOff : t.toOpen}</span>
          <Countdown to={next} now={now} />
        </div>
      )}
    </>
  )
}
