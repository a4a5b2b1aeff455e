import type { ApplicationStatus } from '@foyer/api/application-status'
import { inLanguage } from '@foyer/api/languages'
import type { Application } from '@foyer/api/offerings'
import { useId } from 'react'
import * as blocksStyles from '../../activity/blocks/blocks.module.css'
import { usePreservedFocus } from '../../conversion/use-preserved-focus.ts'
import * as statusChipStyles from '../../rewards/status-chip.module.css'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon } from '../../ui/icons.ts'
import { checkIcon, clockIcon } from '../../ui/later-icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { lotsText, useMoney } from '../amounts.ts'
import type { OfferProps } from '../offer-props.ts'
import * as offeringsStyles from '../offerings.module.css'
import { refusalText } from '../refusal-text.ts'
import { Amounts } from './amounts.tsx'
import * as styles from './application.module.css'
import { Cancel } from './cancel.tsx'
import { Steps } from './steps.tsx'
import { text } from './text.ts'
import { useCancelling } from './use-cancelling.ts'

const icons: Readonly<Record<ApplicationStatus, string>> = {
  placing: clockIcon,
  submitted: clockIcon,
  cancelling: clockIcon,
  cancelled: checkIcon,
  allotted: checkIcon,
  none: clockIcon,
  refunded: checkIcon,
  refused: alertIcon,
}
const tones: Readonly<Record<ApplicationStatus, string | undefined>> = {
  placing: 'info',
  submitted: 'info',
  cancelling: 'info',
  cancelled: undefined,
  allotted: 'good',
  none: undefined,
  refunded: 'good',
  refused: undefined,
}

interface ApplicationCardProps extends OfferProps {
  application: Application
  /** shows the offering's name as the card's heading, for pages with several cards */
  isNamed?: boolean
}

/** An application of this account: its status, cost, result and, until the cut-off, a cancel button. */
export const ApplicationCard = ({ application, isNamed = false, ...offer }: ApplicationCardProps) => {
  const t = useText(text)
  const refusals = useText(refusalText)
  const language = useLanguage()
  const money = useMoney()
  const id = useId()
  const card = usePreservedFocus(application.status)
  const cancelling = useCancelling(application, offer)
  const { status, refusal, reference, lots, lotsAllotted, drawnLots, settlement } = application
  const { dates, name } = offer.offering
  return (
    <article
      ref={card}
      className={`${blocksStyles.card} ${styles.application}`}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
    >
      <header className={styles.applicationHead}>
        <div>
          <h3 id={`${id}-name`} className={isNamed ? undefined : 'visually-hidden'}>
            {inLanguage(name, language)}
          </h3>
          <p className={`${styles.applicationReference} numbers`}>
            <span>{t.reference}</span> <strong>{reference}</strong>
          </p>
        </div>
        <span className={statusChipStyles.statusChip} data-tone={settlement?.loanLeft ? 'info' : tones[status]}>
          <Icon path={icons[status]} size={16} />
          {t[status]}
        </span>
      </header>
      <dl className={`${styles.applicationLots} numbers`}>
        <div>
          <dt>{t.appliedFor}</dt>
          <dd>{lotsText(t, lots)}</dd>
        </div>
        {lotsAllotted !== null && (
          <div>
            <dt>{t.got}</dt>
            <dd>{lotsText(t, lotsAllotted)}</dd>
          </div>
        )}
        {drawnLots !== null && drawnLots > 0 && (
          <div>
            <dt>{t.drawn}</dt>
            <dd>{lotsText(t, drawnLots)}</dd>
          </div>
        )}
      </dl>
      <Steps application={application} dates={dates} />
      <Amounts application={application} />
      {(status === 'placing' || status === 'cancelling') && (
        <Notice tone="info" live>
          {status === 'placing' ? t.placingWhy : t.cancellingWhy}
        </Notice>
      )}
      {status === 'refused' && <p className={offeringsStyles.applicationNote}>{refusals[refusal ?? 'other']}</p>}
      {status === 'cancelled' && (
        <p className={`${offeringsStyles.applicationNote} numbers`}>
          {fill(t.cancelledWhy, { own: money(application.blocked - application.loan) })}
        </p>
      )}
      {(status === 'allotted' || status === 'none') && <p className={offeringsStyles.applicationNote}>{t.waiting}</p>}
      {cancelling.problem && (
        <Notice tone="danger" live>
          {cancelling.problem}
        </Notice>
      )}
      {status === 'submitted' && (
        <Cancel
          key={reference}
          application={application}
          cancelling={cancelling}
          offers={offer.offers}
          mine={offer.mine}
        />
      )}
    </article>
  )
}
