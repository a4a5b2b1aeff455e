import type { PartnerVoucher } from '@foyer/api/partners'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { isAccepted, isOver } from './application-state.ts'
import { text } from './application-text.ts'
import { applicationId } from './joined-action.tsx'

export interface ApplicationProps {
  application: PartnerVoucher
  /** reference of the participation, the same as in the panel at the bottom of the page */
  reference: string
}

const Steps = ({ application }: { application: PartnerVoucher }) => {
  const t = useText(text)
  const states = [
    ['sent', 'done'],
    ['accepted', isAccepted(application) ? 'done' : 'now'],
    // the partner waives a fee only for an account that can remit; until then only the partner knows the state of this
    // step
    ['paired', application.status === 'used' ? 'done' : isAccepted(application) ? 'now' : 'later'],
  ] as const
  return (
    <ol className={styles.applicationSteps} role="list" aria-label={t.steps}>
      {states.map(([step, state]) => (
        <li
          key={step}
          className={styles.applicationStep}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.applicationMark} aria-hidden="true">
            {state === 'done' && <Icon path={checkIcon} size={16} />}
          </span>
          {t[step]}
          <span className="visually-hidden">{t[state]}</span>
        </li>
      ))}
    </ol>
  )
}

/** Shows the steps of an open application and what happens next. The headline above shows its state. */
export const ApplicationCard = ({ application, reference }: ApplicationProps) => {
  const t = useText(text)
  const { id, status, passesMobile } = application
  return (
    <article className={styles.application} id={applicationId} tabIndex={-1} aria-label={t.title}>
      {!isOver(application) && <Steps application={application} />}
      <p className={`${styles.applicationWhy} numbers`} role="status">
        <span className="visually-hidden">{t[status]}</span> {fill(t[`${status}Why`], { reference })}
      </p>
      {isAccepted(application) && (
        <a className={styles.applicationMore} href={`#/myRewards?id=${id}`}>
          {t.toRewards}
        </a>
      )}
      {!isOver(application) && (
        <dl className={styles.applicationFacts}>
          <dt>{t.mobile}</dt>
          <dd>{passesMobile ? t.passed : t.notPassed}</dd>
        </dl>
      )}
    </article>
  )
}
