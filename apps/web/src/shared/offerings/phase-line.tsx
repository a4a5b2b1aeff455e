import type { Offering, OfferingPhase } from '@foyer/api/offerings'
import * as frameStyles from '../activity/frame/frame.module.css'
import { text as frameText } from '../activity/frame/text.ts'
import { formatHongKong, formatMoment } from '../format/hong-kong-time.ts'
import * as statusChipStyles from '../rewards/status-chip.module.css'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Countdown } from '../ui/countdown/countdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { checkIcon, clockIcon } from '../ui/later-icons.ts'
import * as styles from './offerings.module.css'
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
export const usePhaseWhy = ({
  dates,
}: Pick<Offering, 'dates'>): ((phase: Exclude<OfferingPhase, 'open'>) => string) => {
  const t = useText(text)
  const language = useLanguage()
  const moments = {
    upcoming: dates.opens,
    cut_off: dates.cutOff,
    closed: dates.allotment,
    allotted: dates.refund,
    settled: dates.refund,
  }
  return (phase) => fill(t[`${phase}Why`], { time: formatHongKong(language, moments[phase]) })
}

/**
 * The phase with its explanation: a countdown to the opening or to the broker's cut-off, text in later phases, and both
 * times. Place it in a `section` of class `facts`, instead of an activity's own facts. The page requests new data when
 * a time arrives (`useOfferingsRefetch`), with a random delay.
 */
export const PhaseLine = ({ offering, now }: PhaseProps) => {
  const t = useText(text)
  const frame = useText(frameText)
  const language = useLanguage()
  const why = usePhaseWhy(offering)
  const phase = phaseAt(offering, now)
  const { opens, cutOff } = offering.dates
  const isCounted = phase === 'open' || phase === 'upcoming'
  return (
    <>
      <div className={frameStyles.factsNow}>
        <PhaseChip offering={offering} now={now} />
        {isCounted && <span className={frameStyles.factsLeft}>{phase === 'open' ? t.toCutOff : t.toOpen}</span>}
      </div>
      {isCounted ? (
        <Countdown to={phase === 'open' ? cutOff : opens} now={now} />
      ) : (
        <p className={`${styles.phaseWhy} numbers`}>{why(phase)}</p>
      )}
      <dl className="numbers">
        <div>
          <dt>{t.dateOpens}</dt>
          <dd>{formatMoment(language, opens)}</dd>
        </div>
        <div>
          <dt>{t.dateCutOffShort}</dt>
          <dd>{formatMoment(language, cutOff)}</dd>
        </div>
      </dl>
      <p className={frameStyles.factsZone}>{frame.hongKongTime}</p>
    </>
  )
}
