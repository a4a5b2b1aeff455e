import type { ConversionReply } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { formatPoints } from '../../../shared/conversion/format-points.ts'
import * as offerHeadStyles from '../../../shared/conversion/offer-head.module.css'
import { OfferHead } from '../../../shared/conversion/offer-head.tsx'
import { text as shared } from '../../../shared/conversion/text.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** What was exchanged, its reference, and the balance of points. */
export const Receipt = ({ reply: { conversion, balance } }: { reply: ConversionReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { status, offer, cost, reference, at, validUntil, restored } = conversion
  const { hongKongTime } = useText(shared)
  return (
    <section className={styles.resultCard} aria-label={inLanguage(offer.name, language)}>
      <OfferHead offer={offer} />
      <dl className={`${offerHeadStyles.receipt} numbers`}>
        <div>
          <dt>{t.reference}</dt>
          <dd className={styles.reference}>{reference}</dd>
        </div>
        <div>
          <dt>{t.at}</dt>
          <dd>{formatMoment(language, at)}</dd>
        </div>
        {status === 'succeeded' && validUntil !== null && (
          <div>
            <dt>{t.validUntil}</dt>
            <dd>{formatMoment(language, lastMinute(validUntil))}</dd>
          </div>
        )}
        {restored > 0 ? (
          <div className={offerHeadStyles.isBack}>
            <dt>{t.returned}</dt>
            <dd>+{formatPoints(language, restored)}</dd>
          </div>
        ) : (
          <div>
            <dt>{t.spent}</dt>
            <dd>{formatPoints(language, cost)}</dd>
          </div>
        )}
        <div className={offerHeadStyles.isTotal}>
          <dt>{t.balance}</dt>
          <dd>{formatPoints(language, balance.available)}</dd>
        </div>
      </dl>
      <div className={offerHeadStyles.receiptNote}>
        <p>{hongKongTime}</p>
        <p>{t.keep}</p>
      </div>
    </section>
  )
}
