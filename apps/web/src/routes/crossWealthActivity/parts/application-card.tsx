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
import { isAccepted, isOver } from './application-state.ts'
import { text } from './application-text.ts'
import { applicationId } from './joined-action.tsx'

export interface ApplicationProps {
  application: PartnerVoucher
  /** reference of the participation, the same as in the panel at the bottom of the page */
  reference: string
}

/** The application in words. The card above has its steps, and the panel at the bottom its reference and its time. */
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
