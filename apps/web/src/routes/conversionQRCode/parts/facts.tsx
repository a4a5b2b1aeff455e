import { inLanguage } from '@foyer/api/languages'
import { text as shared } from '../../../shared/conversion/text.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import type { Presented } from '../../../shared/presentation/use-presented.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The facts of the voucher. The end of validity is left out for a withdrawn voucher. */
export const Facts = ({ presented }: { presented: Presented }) => {
  const t = useText(text)
  const language = useLanguage()
  const { hongKongTime } = useText(shared)
  const { shown, used, validUntil, maskedCode, reference, item, status } = presented
  // the pass shows it beside the code
  const isEndShown = Boolean(shown) && validUntil !== null
  const isRevoked = status === 'revoked'
  const rows: readonly (readonly [string, string] | null)[] = [
    used && [t.usedAt, formatMoment(language, used.at)],
    used && [t.merchant, inLanguage(used.merchant, language)],
    isEndShown || isRevoked
      ? null
      : [t.validUntil, validUntil === null ? t.noEnd : formatMoment(language, lastMinute(validUntil))],
    maskedCode === null ? null : [t.ownCode, maskedCode],
    [t.reference, reference],
  ]
  const isUsable = status === 'available' || status === 'pending'
  return (
    <>
      <dl className={`${styles.presentFacts} numbers`}>
        {rows
          .filter((row) => row !== null)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {(used || (validUntil !== null && !isRevoked)) && <p className={styles.presentZone}>{hongKongTime}</p>}
      {isUsable && item.usage.length > 0 && (
        <section className={styles.presentUsage}>
          <h2>{t.usage}</h2>
          <ol>
            {item.usage.map((step) => (
              <li key={step['en-US']}>
                <span {...ofContent(step, language)}>{inLanguage(step, language)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
