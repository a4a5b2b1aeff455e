import type { Application, OfferingDates } from '@foyer/api/offerings'
import { formatMoment } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon, closeIcon } from '../../ui/icons.ts'
import { checkIcon, clockIcon } from '../../ui/later-icons.ts'
import * as styles from './application.module.css'
import { text } from './text.ts'

interface Coming {
  readonly label: 'toAllotment' | 'toRefund'
  readonly at: number
}

/** Returns the future steps of an application with their expected dates. */
const comingOf = ({ status }: Application, dates: OfferingDates): readonly Coming[] => {
  const refund = { label: 'toRefund', at: dates.refund } as const
  if (status === 'submitted' || status === 'cancelling') return [{ label: 'toAllotment', at: dates.allotment }, refund]
  return status === 'allotted' || status === 'none' ? [refund] : []
}

/** A sign of success only for what is certain. */
const iconOf = (step: Application['steps'][number]['step'], { status }: Application): string => {
  if (step === 'refused') return alertIcon
  if (step === 'none') return closeIcon
  return (step === 'placing' || step === 'cancelling') && step === status ? clockIcon : checkIcon
}

/** The past steps of an application with their times, and the future ones. */
export const Steps = ({ application, dates }: { application: Application; dates: OfferingDates }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <ol role="list" className={`${styles.applicationSteps} numbers`} aria-label={t.steps}>
      {application.steps.map(({ step, at }) => (
        <li key={step} className={styles.isDone} data-step={step} data-now={step === application.status || undefined}>
          <span className={styles.applicationMark}>
            <Icon path={iconOf(step, application)} size={16} />
          </span>
          <span>
            <strong>{step === 'placing' && step !== application.status ? t.placed : t[step]}</strong>
            <small>{formatMoment(language, at)}</small>
          </span>
        </li>
      ))}
      {comingOf(application, dates).map(({ label, at }) => (
        <li key={label}>
          <span className={styles.applicationMark} />
          <span>
            <strong>{t[label]}</strong>
            <small>{fill(t.expected, { time: formatMoment(language, at) })}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
