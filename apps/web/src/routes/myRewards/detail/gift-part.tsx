import type { Reward } from '@foyer/api/rewards'
import { useText } from '../../../shared/text/use-text.ts'
import { GiftSteps } from '../gift-steps.tsx'
import { CopyButton } from './copy-button.tsx'
import * as styles from './detail.module.css'
import { text } from './text.ts'

/** The delivery state of a gift, its carrier and its tracking number. */
export const Shipment = ({ reward: { status, shipment } }: { reward: Reward }) => {
  const t = useText(text)
  const isUnderWay = ['preparing', 'packed', 'shipped', 'delivered', 'returned'].includes(status)
  if (!isUnderWay && !shipment) return null
  return (
    <section className={styles.cardSection}>
      <h2>{t.shipment}</h2>
      <GiftSteps status={status} isWhole />
      {shipment && (
        <dl className={styles.facts}>
          <div>
            <dt>{t.carrier}</dt>
            <dd>{shipment.carrier}</dd>
          </div>
          <div>
            <dt>{t.tracking}</dt>
            <dd className="numbers">
              <span>{shipment.trackingNo}</span>
              <CopyButton label={t.copyTracking} value={shipment.trackingNo} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}
