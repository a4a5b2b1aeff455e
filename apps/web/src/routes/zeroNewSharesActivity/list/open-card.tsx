import { inLanguage } from '@foyer/api/languages'
import type { MyOfferings, Offering } from '@foyer/api/offerings'
import { formatCount } from '../../../shared/format/count.ts'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { fillPlural } from '../../../shared/format/plural.ts'
import { type Offers, useOfferings } from '../../../shared/offerings/api.ts'
import { daysIn, isSoon, useOfferingClock } from '../../../shared/offerings/phase.ts'
import { formatWhole } from '../../../shared/offerings/rates.ts'
import { text as offeringsText } from '../../../shared/offerings/text.ts'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import { entryOf } from '../entry.ts'
import { formatPrice } from '../next-date.ts'
import * as styles from '../page.module.css'
import { text as shared } from '../text.ts'
import { activity } from '../use-offering.ts'
import { featuredOf } from './featured.ts'
import { MyState } from './my-state.tsx'
import { text } from './text.ts'

const hour = 3_600_000

const Featured = ({ offering, mine, now }: { offering: Offering; mine: MyOfferings | undefined; now: number }) => {
  const t = useText(text)
  const common = useText(offeringsText)
  const names = useText(shared)
  const language = useLanguage()
  const { code, name, stockCode, summary, price, lotSize, dates } = offering
  const left = dates.cutOff - now
  return (
    <a data-offering="" className={styles.openCard} href={`#/zeroNewSharesActivity?offering=${code}`}>
      <span className={styles.openHead}>
        {dates.opens > now && <small className={styles.openSummary}>{t.noneOpen}</small>}
        <strong {...ofContent(name, language)}>{inLanguage(name, language)}</strong>
        <span className={`${styles.openLeft} numbers`}>
          {dates.opens > now
            ? `${t.opens} ${formatNearMoment(language, dates.opens, now)}`
            : isSoon(left)
              ? fillPlural(t.hoursLeft, Math.max(1, Math.ceil(left / hour)))
              : fillPlural(common.daysLeft, daysIn(left))}
        </span>
        <small className={`${styles.openSummary} numbers`}>{stockCode}</small>
        <small className={styles.openSummary}>{inLanguage(summary, language)}</small>
      </span>
      <span className={`${styles.openFigures} numbers`}>
        <span>
          <small>{names.price}</small>
          <strong>{formatPrice(price)}</strong>
        </span>
        <span>
          <small>{fill(t.lotOf, { n: formatCount(lotSize) })}</small>
          <strong>{formatWhole(entryOf(offering))}</strong>
        </span>
        <b className={styles.openGo}>
          {dates.opens <= now && <span className="visually-hidden">{t.apply}</span>}
          <Icon path={forwardIcon} mirrors size={18} />
        </b>
      </span>
      <MyState offering={offering} mine={mine} />
    </a>
  )
}

const None = () => {
  const t = useText(text)
  return (
    <div className={styles.openNone}>
      <strong>{t.none}</strong>
      <p>{t.noneWhy}</p>
    </div>
  )
}

const Loaded = ({ offers }: { offers: Offers }) => {
  const mine = useMyOfferings(activity)
  const now = useOfferingClock(offers, mine)
  const { offerings, withheld } = offers.list
  if (withheld) return null
  const offering = featuredOf(offerings, now)
  return offering ? <Featured offering={offering} mine={mine.data} now={now} /> : <None />
}

/** The offering that closes or else opens first, as a ticket with its price, the amount of a lot and that time. */
export const OpenCard = () => {
  const { data, error } = useOfferings(activity)
  const online = useOnline()
  if (data) return <Loaded offers={data} />
  // the body of the page explains why there is none
  return error || !online ? null : <div className={styles.openCard} />
}
