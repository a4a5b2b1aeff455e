import type { WealthDirection } from '@foyer/api/wealth-connect'
import { formatAmount } from '../../../shared/cross-border/format-amount.ts'
import { text as common } from '../../../shared/cross-border/text.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { Meter } from './meter.tsx'
import { text } from './quota-text.ts'
import { useQuotas } from './use-quotas.ts'

const returnAddress = () => encodeURIComponent(location.hash.slice(1))
const yuan = (fen: number) => formatAmount('CNY', fen)

/** How the general quota splits, and how a person who is logged in has used theirs. The headline has the total. */
export const Quota = ({ shown: { direction, quota } }: { shown: WealthDirection }) => {
  const t = useText(text)
  const c = useText(common)
  const personal = useQuotas()
  const { isLoggedIn, isReady } = personal
  return (
    <section className={styles.wealthQuota} aria-labelledby="quota">
      <h2 id="quota">
        {c[direction]} · {t.title}
      </h2>
      {isReady && !isLoggedIn ? (
        <>
          <dl className={`${styles.wealthWays} numbers`}>
            <div>
              <dt>{t.both}</dt>
              <dd>{fill(t.eachOne, { amount: yuan(quota.channel) })}</dd>
            </div>
          </dl>
          <a className={styles.wealthLink} href={`#/selectLogin?way=account&back=${returnAddress()}`}>
            {t.logIn}
          </a>
        </>
      ) : (
        <PersonalPart
          personal={personal}
          level="login"
          skeleton={<div className={`${skeletonStyles.skeleton} ${styles.wealthQuotaShape}`} />}
        >
          {({ quotas }) => (
            <>
              <Meter quota={quotas.find((one) => one.direction === direction)} />
              <p className={`${styles.wealthSoft} numbers`}>
                {fill(t.each, { channel: yuan(quota.channel) })} {t.counted}
              </p>
            </>
          )}
        </PersonalPart>
      )}
    </section>
  )
}
