import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/later-icons.ts'
import * as styles from './frame.module.css'

interface OutcomeProps {
  title: string
  icon?: string
  /** `warn` for an outcome that is no success */
  tone?: 'warn' | undefined
}

/** What became of a join, in a few words. */
export const Outcome = ({ title, icon = checkIcon, tone }: OutcomeProps) => (
  <>
    <Icon path={icon} size={28} />
    <strong data-tone={tone}>{title}</strong>
  </>
)

interface OwnStateProps {
  /** an `Outcome` */
  outcome: ReactNode
  /** what the person has from it */
  children?: ReactNode
}

/** The person's own state, in the place of the offer that they have already. */
export const OwnState = ({ outcome, children }: OwnStateProps) => (
  <div className={`${styles.offer} ${styles.own}`}>
    {outcome}
    <span className={`${styles.offerLabel} numbers`}>{children}</span>
  </div>
)
