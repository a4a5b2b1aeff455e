import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useShown } from '../../../shared/activity/shown.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useFunds } from '../api.ts'
import * as styles from '../page.module.css'
import { text } from './discount-text.ts'

/** A description of the discount, while the activity can still be joined. */
export const Discount = () => {
  const t = useText(text)
  const { gate } = useShown().personalStatus
  const offer = useFunds().data?.discount
  if (gate === 'mainland' || gate === 'ended' || !offer) return null
  return (
    <section className={blocksStyles.block} aria-label={t.title}>
      <h2>{t.title}</h2>
      <div className={`${blocksStyles.card} ${styles.vaDiscount}`}>
        <p className={`${styles.vaOff} numbers`}>{fill(t.off, { percent: offer.percentOff })}</p>
        <p>{fill(t.offer, { days: offer.validDays })}</p>
        <p className={styles.vaFree}>{t.noProduct}</p>
      </div>
    </section>
  )
}
