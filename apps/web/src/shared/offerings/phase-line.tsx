import type { Offering, OfferingPhase } from '@foyer/api/offerings'
import { isSoon } from '../activity/frame/facts.tsx'
import * as frameStyles from '../activity/frame/frame.module.css'
import { formatNearHongKong, formatNearMoment } from '../format/hong-kong-time.ts'
import * as statusChipStyles from '../rewards/status-chip.module.css'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Countdown } from '../ui/countdown/countdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { checkIcon, clockIcon } from '../ui/later-icons.ts'
import { phaseAt } from './phase.ts'
import { text } from './text.ts'

const tones: Readonly<Record<OfferingPhase, string | undefined>> = {
  upcoming: undefined,
  open: 'good',
  cut_off: 'warn',
  closed: 'warn',
  allotted: 'info',
  settled: undefined,
}

interface PhaseProps {
  offering: Pick<Offering, 'phase' | 'dates'>
  /** business time in milliseconds, from `useOfferingClock` */
  now: number
}

/** The phase as a chip. */
export const PhaseChip = ({ offering, now }: PhaseProps) => {
  const t = useText(text)
  const phase = phaseAt(offering, now)
  return (
    <span className={statusChipStyles.statusChip} data-tone={tones[phase]}>
      <Icon path={phase === 'allotted' || phase === 'settled' ? checkIcon : clockIcon} size={16} />
      {t[phase]}
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
 * The phase with the time it ends: the broker's cut-off while it is open, and a countdown in the last 72 hours. Place it in a `section` of class `facts`, instead of an activity's own facts. The page requests new data when
 * a time arrives (`useOfferingsRefetch`), with a random delay.
 */
export const PhaseLine = ({ offering, now }: PhaseProps) => {
  const t = useText(text)
  const language = useLanguage()
  const why = usePhaseWhy(offering, now)
  const phase = phaseAt(offering, now)
  const { opens, cutOff } = offering.dates
  const next = phase === 'upcoming' ? opens : phase === 'open' ? cutOff : undefined
  return (
    <>
      <p className={frameStyles.factsNow}>
        <PhaseChip offering={offering} now={now} />
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
