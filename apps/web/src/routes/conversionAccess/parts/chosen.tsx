import type { AccessReply } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatNumber, formatPoints } from '../../../shared/conversion/format-points.ts'
import * as offerHeadStyles from '../../../shared/conversion/offer-head.module.css'
import { OfferHead } from '../../../shared/conversion/offer-head.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The chosen offer, with its cost and the person's points. */
export const Chosen = ({ access }: { access: AccessReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { offer, balance } = access
  const after = balance && !offer.mine?.hold ? balance.available - offer.cost : undefined
  return (
    <section className={`${blocksStyles.card} ${styles.chosen}`} aria-label={t.chosen}>
      <OfferHead offer={offer}>
        <p className={styles.chosenNote}>{inLanguage(offer.note, language)}</p>
      </OfferHead>
      <dl className={`${offerHeadStyles.receipt} numbers`}>
        <div className={styles.cost}>
          <dt>{t.cost}</dt>
          <dd>{formatPoints(language, offer.cost)}</dd>
        </div>
        {balance && (
          <div className={styles.had}>
            <dt>{t.balance}</dt>
            <dd>{formatPoints(language, balance.available)}</dd>
          </div>
        )}
        {after !== undefined && (
          <div className={styles.after} data-short={after < 0 || undefined}>
            <dt>{after < 0 ? t.short : t.after}</dt>
            <dd>{formatPoints(language, Math.abs(after))}</dd>
          </div>
        )}
        <div className={styles.limits}>
          <dt className="visually-hidden">{t.valid}</dt>
          <dd>{fill(t.validDays, { days: offer.validDays })}</dd>
          <dt className="visually-hidden">{t.stock}</dt>
          <dd>{fill(t.left, { remaining: formatNumber(language, offer.quota.remaining) })}</dd>
        </div>
      </dl>
    </section>
  )
}
