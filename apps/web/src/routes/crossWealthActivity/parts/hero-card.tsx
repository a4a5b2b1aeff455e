import type { PartnerVoucher } from '@foyer/api/partners'
import { useShown } from '../../../shared/activity/shown.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { isAccepted, isOver } from './application-state.ts'
import { text } from './application-text.ts'
import { Residence } from './residence.tsx'
import { useApplication } from './use-application.ts'

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

/**
 * The choice of a place of residence before a person applies. Afterwards the steps of the application; nothing if the partner
 * refused or ended it.
 */
export const HeroCard = () => {
  const isApplied = useShown().personalStatus.status?.participation != null
  const voucher = useApplication().data?.voucher
  if (!isApplied) return <Residence />
  return voucher && !isOver(voucher) ? <Steps application={voucher} /> : null
}
