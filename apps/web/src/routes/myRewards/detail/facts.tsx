import { inLanguage } from '@foyer/api/languages'
import type { Reward } from '@foyer/api/rewards'
import type { ReactNode } from 'react'
import { isRoute } from '../../../platform/navigation.ts'
import { formatDay, formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { isEndAbove, isReady } from '../status.ts'
import { text as statusText } from '../status-text.ts'
import { CopyButton } from './copy-button.tsx'
import * as styles from './detail.module.css'
import { text } from './text.ts'

const Fact = ({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="numbers">
      <span>{children}</span>
      {action}
    </dd>
  </div>
)

/**
 * How to use the reward while its owner can, and E1: validity where the head does not show its end and the reward is not
 * finished or withdrawn, source, day of issue, and the reference to quote.
 */
export const Facts = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const types = useText(statusText)
  const language = useLanguage()
  const { item, source, validFrom, validUntil, payoutAt, issuedAt, reference } = reward
  const from = formatDay(language, validFrom)
  const isPending = reward.status === 'pending'
  const hasValidity = isPending || reward.status === 'expired' || (isReady(reward) && !isEndAbove(reward))
  const usage = !isReady(reward) ? [] : item.usage.map((step) => inLanguage(step, language))
  return (
    <>
      {usage.length > 1 && (
        <section className={styles.cardSection}>
          <h2>{t.howTo}</h2>
          <ol className={styles.usage}>
            {usage.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles.cardSection}>
        <h2>{t.facts}</h2>
        <dl className={styles.facts}>
          <Fact name={t.type}>{types[reward.type]}</Fact>
          {usage.length === 1 && <Fact name={t.howTo}>{usage[0]}</Fact>}
          {hasValidity && (
            <Fact name={t.validity}>
              {/* the head shows the day from which cash can be claimed */}
              {!(isPending && payoutAt !== null) && <span className={styles.moment}>{from}</span>}{' '}
              <span className={styles.moment}>
                {validUntil === null
                  ? t.withoutEnd
                  : fill(t.until, { moment: formatMoment(language, lastMinute(validUntil)) })}
              </span>
            </Fact>
          )}
          <Fact name={t.source}>
            {isRoute(source.route) ? (
              <a href={`#${source.route}`}>{inLanguage(source.title, language)}</a>
            ) : (
              inLanguage(source.title, language)
            )}
          </Fact>
          <Fact name={t.issueDate}>{formatDay(language, issuedAt)}</Fact>
          <Fact name={t.reference} action={<CopyButton label={t.copyReference} value={reference} />}>
            {reference}
          </Fact>
        </dl>
        <p className={styles.smallPrint}>{t.inHongKong}</p>
      </section>
    </>
  )
}
