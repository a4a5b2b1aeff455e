import type { QuotaReply } from '@foyer/api/wealth-connect'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { formatAmount, formatWireDay } from '../../../shared/cross-border/format-amount.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Progress } from '../../../shared/ui/progress/progress.tsx'
import * as styles from '../page.module.css'
import { text } from './quota-text.ts'

const yuan = (fen: number) => formatAmount('CNY', fen)
const share = ({ used, limit }: { used: number; limit: number }) => (used / limit) * 100

/** The used quota of one direction, one line for each channel. */
export const Meter = ({ quota }: { quota: QuotaReply['quotas'][number] | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  if (!quota) return null
  const { left, channels, asOf } = quota
  const spent = channels.filter((one) => one.left === 0)
  const [half] = spent
  return (
    <div className={styles.wealthMeter}>
      {left === 0 && (
        <Notice tone="warn">
          <p>
            <strong>{t.full}</strong>
          </p>
          <p>{t.fullWhy}</p>
          <a href="#/crossBorderProblem?faq=quota-full">{t.fullMore}</a>
        </Notice>
      )}
      {channels.length === 0 && (
        <>
          <Progress label={t.title} value={0} caption />
          <p className={crossBorderStyles.cbNote}>{t.none}</p>
        </>
      )}
      {channels.length > 0 && (
        <ul className={`${styles.wealthChannels} numbers`} role="list">
          {channels.map((one) => (
            <li key={one.channel} className={styles.wealthChannel}>
              <small>{t[one.channel]}</small>
              {/* of a single channel the headline has it */}
              {channels.length > 1 && <strong>{yuan(one.left)}</strong>}
              <Progress label={t[one.channel]} value={share(one)} tone={one.left === 0 ? 'danger' : 'brand'} caption />
              <small>{fill(t.used, { used: yuan(one.used), limit: yuan(one.limit) })}</small>
              {one.returned > 0 && (
                <small>{fill(t.moved, { remitted: yuan(one.remitted), returned: yuan(one.returned) })}</small>
              )}
            </li>
          ))}
        </ul>
      )}
      {half && left > 0 && <p className={styles.wealthSoft}>{fill(t.channelFull, { channel: t[half.channel] })}</p>}
      {asOf && (
        <p className={`${crossBorderStyles.cbNote} numbers`}>{fill(t.asOf, { day: formatWireDay(language, asOf) })}</p>
      )}
    </div>
  )
}
