import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/later-icons.ts'
import * as styles from './frame.module.css'

interface OwnStateProps {
  /** what the person did, in a few words */
  title: string
  /** what they have from it */
  children?: ReactNode
}

/** The person's own state, in the place of the offer that they have already. */
export const OwnState = ({ title, children }: OwnStateProps) => (
  <div className={`${styles.offer} ${styles.own}`}>
    <Icon path={checkIcon} size={28} />
    <strong>{title}</strong>
    <span className={`${styles.offerLabel} numbers`}>{children}</span>
  </div>
)
