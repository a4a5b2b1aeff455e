import { isChinese } from '@foyer/api/chinese/is-chinese'
import type { WealthDirection } from '@foyer/api/wealth-connect'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatAmount, formatWireDay } from '../../../shared/cross-border/format-amount.ts'
import { text as common } from '../../../shared/cross-border/text.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { Meter } from './meter.tsx'
import { text } from './quota-text.ts'
import { useQuotas } from './use-quotas.ts'

const returnAddress = () => encodeURIComponent(location.hash.slice(1))
const yuan = (fen: number) => formatAmount('CNY', fen)

interface QuotaProps {
  shown: WealthDirection
  /** opens the self-check */
  onCheck: () => void
}

/** How the general quota splits, and how a person who is logged in has used theirs. The headline has the total. */
export const Quota = ({ shown: { direction, quota }, onCheck }: QuotaProps) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  const { gate } = useShown().personalStatus
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
          {/* the panel at the bottom has the main action of an activity that is open */}
          <Button look={gate === 'not_started' ? 'main' : 'plain'} onClick={onCheck}>
            {t.check}
          </Button>
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
