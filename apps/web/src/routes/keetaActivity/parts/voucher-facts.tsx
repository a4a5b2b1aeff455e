import { inLanguage } from '@foyer/api/languages'
import type { PartnerVoucher } from '@foyer/api/partners'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './voucher.module.css'
import { text } from './voucher-text.ts'

/** How to use a voucher, the reason for its state, its expiry, and whether it is linked to an account of the partner. */
export const VoucherFacts = ({ voucher }: { voucher: PartnerVoucher }) => {
  const t = useText(text)
  const language = useLanguage()
  const { id, status, item, claimedAt, validUntil, passesMobile, reference } = voucher
  const time = validUntil === null ? '' : formatMoment(language, lastMinute(validUntil))
  const moment = (at: number) => fill(t.moment, { time: formatMoment(language, at) })
  const isOpen = status === 'available' || status === 'queued'
  const rows = [
    { name: t.claimedOn, value: moment(claimedAt) },
    ...(isOpen && validUntil !== null ? [{ name: t.validUntil, value: moment(lastMinute(validUntil)) }] : []),
    ...(status === 'available' ? [{ name: t.binding, value: passesMobile ? t.bound : t.unbound }] : []),
  ]
  return (
    <div className={`${blocksStyles.card} ${styles.voucherDetails}`}>
      {status === 'available' ? (
        <ol>
          {item.usage.map((step) => (
            <li key={step['en-US']}>
              <span {...ofContent(step, language)}>{inLanguage(step, language)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="numbers">{fill(t[`${status}Why`], { time, reference })}</p>
      )}
      {(status === 'refused' || status === 'revoked') && <CallUs />}
      <dl className={`${styles.voucherFacts} numbers`}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.voucherFact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className={styles.voucherMore} href={`#/myRewards?id=${id}`}>
        {t.inRewards}
      </a>
    </div>
  )
}
