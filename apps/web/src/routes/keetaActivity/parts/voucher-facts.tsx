import type { PartnerVoucher } from '@foyer/api/partners'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './voucher.module.css'
import { text } from './voucher-text.ts'

/** The expiry of a voucher, whether it is personal, and how to use it. */
export const VoucherFacts = ({ voucher }: { voucher: PartnerVoucher }) => {
  const t = useText(text)
  const language = useLanguage()
  const { id, status, item, claimedAt, validUntil, passesMobile } = voucher
  const moment = (at: number) => fill(t.moment, { time: formatMoment(language, at) })
  const isOpen = status === 'available' || status === 'queued'
  const rows = [
    { name: t.claimedOn, value: moment(claimedAt) },
    ...(isOpen && validUntil !== null ? [{ name: t.validUntil, value: moment(lastMinute(validUntil)) }] : []),
    ...(status === 'available' ? [{ name: t.binding, value: passesMobile ? t.bound : t.unbound }] : []),
  ]
  return (
    <>
      <dl className={`${styles.voucherFacts} numbers`}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.voucherFact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {status === 'available' && (
        <div className={styles.voucherUsage}>
          <h4>{t.usage}</h4>
          <ol>
            {item.usage.map((step) => (
              <li key={step['en-US']}>{step[language]}</li>
            ))}
          </ol>
        </div>
      )}
      <a className={styles.voucherMore} href={`#/myRewards?id=${id}`}>
        {t.inRewards}
      </a>
    </>
  )
}
