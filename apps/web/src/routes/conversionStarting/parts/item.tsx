import type { HoldReply } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { formatPoints } from '../../../shared/conversion/format-points.ts'
import * as offerHeadStyles from '../../../shared/conversion/offer-head.module.css'
import { OfferHead } from '../../../shared/conversion/offer-head.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** What is exchanged, its cost, and the points left afterwards. */
export const Item = ({ reserved: { hold, balance } }: { reserved: HoldReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { offer, cost } = hold
  return (
    <section className={styles.startingCard} aria-label={inLanguage(offer.name, language)}>
      <OfferHead offer={offer}>
        <p className={styles.startingNote}>{inLanguage(offer.note, language)}</p>
      </OfferHead>
      <dl className={`${offerHeadStyles.receipt} numbers`}>
        <div className={offerHeadStyles.isTotal}>
          <dt>{t.cost}</dt>
          <dd>{formatPoints(language, cost)}</dd>
        </div>
        <div>
          <dt>{t.after}</dt>
          <dd>{formatPoints(language, balance.available)}</dd>
        </div>
        <div>
          <dt>{t.valid}</dt>
          <dd>{fill(t.validDays, { days: offer.validDays })}</dd>
        </div>
      </dl>
      {offer.isConfirmedByPartner && (
        <p className={styles.startingNote}>
          {fill(t.byPartner, { partner: inLanguage(offer.partner.name, language) })}
        </p>
      )}
    </section>
  )
}
