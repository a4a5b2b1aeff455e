import type { PartnerVoucher } from '@foyer/api/partners'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import * as applicationStyles from '../../../shared/offerings/application/application.module.css'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from './application-text.ts'
import { applicationId } from './joined-action.tsx'

const isOver = ({ status }: PartnerVoucher) => status === 'refused' || status === 'revoked'
const isAccepted = ({ status }: PartnerVoucher) => status === 'available' || status === 'used' || status === 'expired'

/** The state of the application, step by step. */
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

export interface ApplicationProps {
  application: PartnerVoucher
  /** reference of the participation, the same as in the panel at the bottom of the page */
  reference: string
}

/** The application: its state in words and in steps. The panel at the bottom has its reference and its time. */
export const ApplicationCard = ({ application, reference }: ApplicationProps) => {
  const t = useText(text)
  const { id, status, passesMobile } = application
  const tone = isOver(application) ? 'over' : isAccepted(application) ? 'good' : 'wait'
  const icons = { over: alertIcon, good: checkIcon, wait: clockIcon }
  return (
    <article
      className={`${blocksStyles.card} ${applicationStyles.application}`}
      data-tone={tone}
      id={applicationId}
      tabIndex={-1}
      aria-label={t.title}
    >
      <p className={styles.applicationStatus} role="status">
        <Icon path={icons[tone]} size={16} />
        {t[status]}
      </p>
      {!isOver(application) && <Steps application={application} />}
      <p className={`${styles.applicationWhy} numbers`}>{fill(t[`${status}Why`], { reference })}</p>
      {isOver(application) && <CallUs />}
      <dl className={`${styles.applicationFacts} numbers`}>
        <div>
          <dt>{t.mobile}</dt>
          <dd>{passesMobile ? t.passed : t.notPassed}</dd>
        </div>
      </dl>
      {isAccepted(application) && (
        <a className={styles.applicationMore} href={`#/myRewards?id=${id}`}>
          {t.toRewards}
        </a>
      )}
    </article>
  )
}
