import type { HoldReply } from '@foyer/api/conversion'
import type { Ref } from 'react'
import { formatPoints } from '../../../shared/conversion/format-points.ts'
import * as offerHeadStyles from '../../../shared/conversion/offer-head.module.css'
import { OfferHead } from '../../../shared/conversion/offer-head.tsx'
import { accessPage, offersPage } from '../../../shared/conversion/paths.ts'
import { text as shared } from '../../../shared/conversion/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { clockIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface EndedProps {
  reserved: HoldReply
  isExpired: boolean
  heading: Ref<HTMLElement>
}

/**
 * A reservation that expired or was released. It shows that the points are back, and the next step: the same voucher for a
 * person who ran out of time, the others for one who gave it up.
 */
export const Ended = ({ reserved, isExpired, heading }: EndedProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { hold, balance } = reserved
  const again = [accessPage(hold.offer.code), t.again] as const
  const offers = [offersPage, useText(shared).offers] as const
  return (
    <div className={styles.startingParts}>
      <Notice tone="info" icon={clockIcon} live>
        <p>
          <strong ref={heading} tabIndex={-1}>
            {isExpired ? t.expired : t.released}
          </strong>
        </p>
        <p className="numbers">{fill(t.expiredWhy, { points: formatPoints(language, hold.cost) })}</p>
      </Notice>
      <section className={styles.startingCard}>
        <OfferHead offer={hold.offer} />
        <dl className={`${offerHeadStyles.receipt} numbers`}>
          <div className={offerHeadStyles.isBack}>
            <dt>{t.returned}</dt>
            <dd>+{formatPoints(language, hold.cost)}</dd>
          </div>
          <div className={offerHeadStyles.isTotal}>
            <dt>{t.balance}</dt>
            <dd>{formatPoints(language, balance.available)}</dd>
          </div>
        </dl>
      </section>
      <div className={styles.startingActions}>
        {(isExpired ? [again, offers] : [offers, again]).map(([page, label], nth) => (
          <a key={page} className={nth === 0 ? 'button' : 'button button-plain'} href={`#${page}`}>
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}
