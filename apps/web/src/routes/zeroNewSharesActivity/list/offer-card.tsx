import { inLanguage } from '@foyer/api/languages'
import type { MyOfferings, Offering } from '@foyer/api/offerings'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { phaseAt } from '../../../shared/offerings/phase.ts'
import { PhaseChip } from '../../../shared/offerings/phase-line.tsx'
import { formatWhole } from '../../../shared/offerings/rates.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import { entryOf } from '../entry.ts'
import { formatPrice, nextDateOf } from '../next-date.ts'
import * as styles from '../page.module.css'
import { text as shared } from '../text.ts'
import { MyState } from './my-state.tsx'
import { text } from './text.ts'

interface OfferCardProps {
  offering: Offering
  mine: MyOfferings | undefined
  /** the server's business clock */
  now: number
}

/** An offering in brief, as a link to its page. */
export const OfferCard = ({ offering, mine, now }: OfferCardProps) => {
  const t = useText(text)
  const names = useText(shared)
  const language = useLanguage()
  const phase = phaseAt(offering, now)
  const next = nextDateOf(offering, phase)
  const { code, name, stockCode, summary, price, loan } = offering
  return (
    <li>
      <a
        data-offering=""
        className={`${blocksStyles.card} ${styles.offer}`}
        href={`#/zeroNewSharesActivity?offering=${code}`}
      >
        <span className={styles.offerHead}>
          <strong {...ofContent(name, language)}>{inLanguage(name, language)}</strong>
          <PhaseChip offering={offering} now={now} />
          <small className="numbers">{stockCode}</small>
        </span>
        <span className={styles.offerSummary} {...ofContent(summary, language)}>
          {inLanguage(summary, language)}
        </span>
        <span className={`${styles.offerFigures} numbers`}>
          <span>
            <small>{names.price}</small> <strong>{formatPrice(price)}</strong>
          </span>
          <span>
            <small>{names.perLot}</small> <strong>{formatWhole(entryOf(offering))}</strong>
          </span>
        </span>
        <span className={`${styles.offerFooter} numbers`}>
          <span>
            {t[next.name]} {formatMoment(language, next.at)}
            {(phase === 'open' || phase === 'upcoming') && (
              <small>{loan ? fill(t.withLoan, { percent: loan.maxPercent }) : t.cashOnly}</small>
            )}
          </span>
          <MyState offering={offering} mine={mine} />
          <Icon path={forwardIcon} mirrors size={20} />
        </span>
      </a>
    </li>
  )
}
