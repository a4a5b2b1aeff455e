import type { PartnerVoucher } from '@foyer/api/partners'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import { CodePanel } from './code-panel.tsx'
import { voucherId } from './joined-action.tsx'
import * as styles from './voucher.module.css'
import { VoucherFacts } from './voucher-facts.tsx'
import { text } from './voucher-text.ts'

const icons = {
  queued: clockIcon,
  available: checkIcon,
  used: checkIcon,
  expired: clockIcon,
  refused: alertIcon,
  revoked: alertIcon,
} as const

/** A voucher as a ticket: its name and state, and below the perforation its use. */
export const VoucherCard = ({ voucher }: { voucher: PartnerVoucher }) => {
  const t = useText(text)
  const language = useLanguage()
  const { mediaUrl } = useShown()
  const { item, status, validUntil, reference } = voucher
  const time = validUntil === null ? '' : formatMoment(language, lastMinute(validUntil))
  const why = status === 'available' ? undefined : fill(t[`${status}Why`], { time, reference })
  return (
    <article className={styles.voucher} data-status={status} id={voucherId} tabIndex={-1} aria-label={t.title}>
      <div className={styles.voucherHead}>
        {item.art && <img src={mediaUrl(item.art)} alt="" width="56" height="56" />}
        <div>
          <p className={styles.voucherStatus} role="status">
            <Icon path={icons[status]} size={16} />
            {t[status]}
          </p>
          <h3>{item.name[language]}</h3>
          <p className={styles.voucherNote}>{item.note[language]}</p>
        </div>
      </div>
      <div className={styles.voucherBody}>
        {why && <p className="numbers">{why}</p>}
        {(status === 'refused' || status === 'revoked') && <CallUs />}
        {status === 'available' && <CodePanel voucher={voucher} />}
        <VoucherFacts voucher={voucher} />
      </div>
    </article>
  )
}
