import type { Reward } from '@foyer/api/rewards'
import { useText } from '../../shared/text/use-text.ts'
import * as detailStyles from './detail/detail.module.css'
import * as styles from './page.module.css'
import { text } from './status-text.ts'

const way = ['preparing', 'packed', 'shipped', 'delivered'] as const

/** The delivery progress of a gift. The name of its state is next to it. `isWhole` adds the name of each step. */
export const GiftSteps = ({ status, isWhole = false }: { status: Reward['status']; isWhole?: boolean }) => {
  const t = useText(text)
  const isReturned = status === 'returned'
  const reached = (way as readonly Reward['status'][]).indexOf(isReturned ? 'shipped' : status)
  if (reached < 0) return null
  return (
    <ol
      className={`${styles.giftSteps}${isWhole ? ` ${detailStyles.isWhole}` : ''}`}
      role="list"
      aria-hidden={!isWhole}
      data-stopped={isReturned || undefined}
    >
      {way.map((step, n) => (
        <li
          key={step}
          className={n <= reached ? styles.isDone : undefined}
          aria-current={isWhole && n === reached ? 'step' : undefined}
        >
          {isWhole && t[isReturned && n === reached ? 'returned' : step]}
        </li>
      ))}
    </ol>
  )
}
