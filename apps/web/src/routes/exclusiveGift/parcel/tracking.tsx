import { copyText } from '../../../platform/copy-text.ts'
import { carrierName } from '../../../shared/rewards/carrier-name.ts'
import { text as rewardsText } from '../../../shared/rewards/text.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from './parcel.module.css'
import { text } from './text.ts'

/** The carrier and the tracking number. */
export const Tracking = ({ carrier, trackingNo }: { carrier: string; trackingNo: string }) => {
  const t = useText(text)
  const label = fill(t.tracking, { carrier: carrierName(useText(rewardsText), carrier) })
  const copy = async () => showToast((await copyText(trackingNo)) ? t.copied : t.notCopied)
  return (
    <div className={styles.tracking}>
      <p>
        <small>{label}</small>
        <strong className="numbers">{trackingNo}</strong>
      </p>
      <button
        type="button"
        className={styles.trackingCopy}
        aria-label={`${t.copy} ${label}`}
        onClick={() => void copy()}
      >
        {t.copy}
      </button>
    </div>
  )
}
