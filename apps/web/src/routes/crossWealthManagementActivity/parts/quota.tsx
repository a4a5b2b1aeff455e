import { isChinese } from '@foyer/api/chinese/is-chinese'
import type { WealthDirection } from '@foyer/api/wealth-connect'
import { formatAmount, formatWireDay } from '../../../shared/cross-border/format-amount.ts'
import { text as common } from '../../../shared/cross-border/text.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { Meter } from './meter.tsx'
import { text } from './quota-text.ts'
import { useQuotas } from './use-quotas.ts'

const returnAddress = () => encodeURIComponent(location.hash.slice(1))
const yuan = (fen: number) => formatAmount('CNY', fen)

/** `RMB 1.5 million`, `150 萬元`: as running text writes it. */
const rounded = (fen: number, language: Language) =>
  fill(textsIn(text, language).rounded, { n: fen / (isChinese(language) ? 1_000_000 : 100_000_000) })

/** How the general quota splits, and how a person who is logged in has used theirs. The headline has the total. */
export const Quota = ({ shown: { direction, quota } }: { shown: WealthDirection }) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
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
              <dt>{t.one}</dt>
              <dd>{t.whole}</dd>
            </div>
            <div>
              <dt>{t.both}</dt>
              <dd>{fill(t.half, { amount: rounded(quota.channel, language) })}</dd>
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
          {({ quotas }) => {
            const own = quotas.find((one) => one.direction === direction)
            return (
              own && (
                <>
                  <Meter quota={own} />
                  <p className={`${styles.wealthSoft} numbers`}>
                    {[
                      own.asOf && fill(t.asOf, { day: formatWireDay(language, own.asOf) }),
                      t.counted,
                      // two channels show their limits
                      own.channels.length < 2 && fill(t.each, { channel: yuan(quota.channel) }),
                    ]
                      .filter(Boolean)
                      .join(isChinese(language) ? '' : ' ')}
                  </p>
                </>
              )
            )
          }}
        </PersonalPart>
      )}
    </section>
  )
}
