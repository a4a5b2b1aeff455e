import type { QuotaReply } from '@foyer/api/wealth-connect'
import { formatAmount } from '../../../shared/cross-border/format-amount.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Progress } from '../../../shared/ui/progress/progress.tsx'
import * as styles from '../page.module.css'
import { text } from './quota-text.ts'

const yuan = (fen: number) => formatAmount('CNY', fen)
const share = ({ left, limit }: { left: number; limit: number }) => (left / limit) * 100

/** What is left of the quota of one direction, one line for each channel. */
export const Meter = ({ quota: { left, channels } }: { quota: QuotaReply['quotas'][number] }) => {
  const t = useText(text)
  return (
    <>
      {left === 0 && (
        <Notice tone="warn">
          <p>
            <strong>{t.full}</strong>
          </p>
          <p>{t.fullWhy}</p>
          <a href="#/crossBorderProblem?faq=quota-full">{t.fullMore}</a>
        </Notice>
      )}
      {channels.length === 0 ? (
        <p className={styles.wealthMeterNone}>{t.none}</p>
      ) : (
        <ul className={`${styles.wealthChannels} numbers`} role="list">
          {channels.map((one) => (
            <li key={one.channel} className={styles.wealthChannel}>
              <span>
                {t[one.channel]}
                {/* of a single channel the headline has it */}
                {channels.length > 1 && (
                  <strong data-empty={one.left === 0 || undefined}>{fill(t.leftOf, { amount: yuan(one.left) })}</strong>
                )}
              </span>
              <Progress
                label={`${t[one.channel]}, ${fill(t.leftOf, { amount: yuan(one.left) })}`}
                value={share(one)}
                tone={one.left === 0 ? 'warn' : 'brand'}
              />
              <small>{fill(t.used, { used: yuan(one.used), limit: yuan(one.limit) })}</small>
              {one.returned > 0 && (
                <small>{fill(t.moved, { remitted: yuan(one.remitted), returned: yuan(one.returned) })}</small>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
