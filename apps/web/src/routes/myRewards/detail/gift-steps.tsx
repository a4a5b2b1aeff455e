import type { Reward } from '@foyer/api/rewards'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../status-text.ts'
import * as styles from './detail.module.css'

const way = ['preparing', 'packed', 'shipped', 'delivered'] as const

/** The delivery progress of a gift, with the name of each step. */
export const GiftSteps = ({ status }: { status: Reward['status'] }) => {
  const t = useText(text)
  const isReturned = status === 'returned'
  const reached = (way as readonly Reward['status'][]).indexOf(isReturned ? 'shipped' : status)
  if (reached < 0) return null
  return (
    <ol className={styles.giftSteps} role="list" data-stopped={isReturned || undefined}>
      {way.map((step, n) => (
        <li
          key={step}
          className={n <= reached ? styles.isDone : undefined}
          aria-current={n === reached ? 'step' : undefined}
        >
          {t[isReturned && n === reached ? 'returned' : step]}
        </li>
      ))}
    </ol>
  )
}
