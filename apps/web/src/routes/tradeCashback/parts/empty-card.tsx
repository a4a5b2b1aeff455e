import type { ReactNode } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface EmptyCardProps {
  title: string
  why: string
  children?: ReactNode
}

/** Replaces the progress card while nothing is counted for this account. It has the same height. */
export const EmptyCard = ({ title, why, children }: EmptyCardProps) => {
  const t = useText(text)
  return (
    <section className={blocksStyles.block} aria-label={t.progress}>
      <h2>{t.progress}</h2>
      <div className={`${blocksStyles.card} ${styles.cashbackEmpty}`}>
        <svg className={styles.cashbackEmptyRing} viewBox="0 0 120 120" aria-hidden="true">
          <circle cx="60" cy="60" r="52" />
          <path d="M44 74v-14M60 74V48M76 74V38" />
        </svg>
        <strong>{title}</strong>
        <p>{why}</p>
        {children}
      </div>
    </section>
  )
}

/** A placeholder of the same height, until it is known which card follows. */
export const EmptyShape = () => {
  const t = useText(text)
  return (
    <section className={blocksStyles.block}>
      <h2>{t.progress}</h2>
      <div className={`${styles.cashbackEmptyShape} ${skeletonStyles.skeleton}`} />
    </section>
  )
}
