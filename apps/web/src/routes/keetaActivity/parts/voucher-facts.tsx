import { inLanguage } from '@foyer/api/languages'
import type { PartnerVoucher } from '@foyer/api/partners'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './voucher.module.css'
import { text } from './voucher-text.ts'

/** How to use a voucher, the reason for its state, and whether it is linked to an account of the partner. */
export const VoucherFacts = ({ voucher }: { voucher: PartnerVoucher }) => {
  const t = useText(text)
  const language = useLanguage()
  const { now } = useShown()
  const { id, status, item, claimedAt, validUntil, passesMobile, reference } = voucher
  const isAvailable = status === 'available'
  const moment = (at: number) => fill(t.moment, { time: formatNearMoment(language, at, now) })
  // the card above has the time when the voucher ends, or else the time when it was claimed
  const rows = [
    ...(validUntil !== null && (isAvailable || status === 'queued' || status === 'expired')
      ? [{ name: t.claimedOn, value: moment(claimedAt), isLong: false }]
      : []),
    ...(isAvailable ? [{ name: t.binding, value: passesMobile ? t.bound : t.unbound, isLong: true }] : []),
  ]
  return (
    <div className={`${blocksStyles.card} ${styles.voucherDetails}`}>
      {isAvailable ? (
        <ol>
          {item.usage.map((step) => (
            <li key={step['en-US']}>
              <span {...ofContent(step, language)}>{inLanguage(step, language)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="numbers">{fill(t[`${status}Why`], { reference })}</p>
      )}
      {(status === 'refused' || status === 'revoked') && <CallUs />}
      {rows.length > 0 && (
        <dl className={`${styles.voucherFacts} numbers`}>
          {rows.map(({ name, value, isLong }) => (
            <div key={name} className={styles.voucherFact} data-long={isLong || undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isAvailable && (
        <a className={styles.voucherMore} href={`#/myRewards?id=${id}`}>
          {t.inRewards}
        </a>
      )}
    </div>
  )
}
