import type { Reward } from '@foyer/api/rewards'
import { pathTo } from '../../../platform/path-to.ts'
import { AddressLines } from '../../../shared/address/address-lines.tsx'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { carrierName } from '../../../shared/rewards/carrier-name.ts'
import { text as rewardsText } from '../../../shared/rewards/text.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { CopyButton } from './copy-button.tsx'
import * as styles from './detail.module.css'
import { GiftSteps } from './gift-steps.tsx'
import { text } from './text.ts'

/** Who receives the gift and where. Most of the phone number is masked, because bystanders may see the screen. */
const Recipient = ({ id }: { id: string }) => {
  const t = useText(text)
  const { data, error } = usePersonal(pathTo('POST /user/rewards/address/detail'), { id })
  // the rest of the delivery is of use without it
  if (error) return null
  return (
    <div className={styles.recipient}>
      <dt>{t.deliverTo}</dt>
      <dd>
        {data && <AddressLines address={{ ...data.address, mobileNo: `****${data.address.mobileNo.slice(-4)}` }} />}
      </dd>
    </div>
  )
}

/** The delivery state of a gift, its recipient, its carrier and its tracking number. */
export const Shipment = ({ reward: { id, status, shipment } }: { reward: Reward }) => {
  const t = useText(text)
  const rewards = useText(rewardsText)
  const isUnderWay = ['preparing', 'packed', 'shipped', 'delivered', 'returned'].includes(status)
  if (!isUnderWay && !shipment) return null
  return (
    <section className={styles.cardSection}>
      <h2>{t.shipment}</h2>
      <GiftSteps status={status} />
      <dl className={styles.facts}>
        <Recipient id={id} />
        {shipment && (
          <div>
            <dt>{t.carrier}</dt>
            <dd>{carrierName(rewards, shipment.carrier)}</dd>
          </div>
        )}
        {shipment && (
          <div>
            <dt>{t.tracking}</dt>
            <dd className="numbers">
              <span>{shipment.trackingNo}</span>
              <CopyButton label={t.copyTracking} value={shipment.trackingNo} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
