import { inLanguage } from '@foyer/api/languages'
import type { PartnerVoucher } from '@foyer/api/partners'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatNearHongKong } from '../../../shared/format/hong-kong-time.ts'
import { prizeNamed } from '../../../shared/rewards/prize-scene.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { CodePanel } from './code-panel.tsx'
import { statusIcons } from './icons.ts'
import { voucherId } from './joined-action.tsx'
import { Ticket } from './ticket.tsx'
import * as styles from './voucher.module.css'
import { text } from './voucher-text.ts'

/** The person's voucher with its state; below the perforation its code and the time it ends. */
export const VoucherCard = ({ voucher }: { voucher: PartnerVoucher }) => {
  const t = useText(text)
  const language = useLanguage()
  const { now } = useShown()
  const { item, status, validUntil, claimedAt } = voucher
  const end = status === 'available' || status === 'queued' || status === 'expired' ? validUntil : null
  return (
    <article className={styles.voucher} data-status={status} id={voucherId} tabIndex={-1} aria-label={t.title}>
      <Ticket
        scene={prizeNamed(item.art) ?? 'prizes/voucher'}
        name={inLanguage(item.name, language)}
        note={status === 'refused' || status === 'revoked' ? t[`${status}Short`] : inLanguage(item.note, language)}
        mark={
          // the headline panel shows a voucher that cannot be used
          <p className={status === 'available' ? styles.voucherStatus : 'visually-hidden'} role="status">
            <Icon path={statusIcons[status]} size={16} />
            {t[status]}
          </p>
        }
      >
        {status === 'available' && <CodePanel voucher={voucher} />}
        <p className={`${styles.voucherLeft} numbers`}>
          <span>{end === null ? t.claimedOn : t.validUntil}</span>
          <b>{formatNearHongKong(language, end === null ? claimedAt : lastMinute(end), now)}</b>
        </p>
      </Ticket>
    </article>
  )
}
