import type { OffersReply } from '@foyer/api/conversion'
import { formatNumber, formatPoints } from '../../../shared/conversion/format-points.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** How many of the offers these points are enough for, or why none. */
const reachOf = ({ offers }: OffersReply, language: Language): string => {
  const t = textsIn(text, language)
  const mine = offers.flatMap((offer) => offer.mine ?? [])
  const open = mine.filter(({ state }) => state === 'open').length
  if (open > 0) return fill(t.some, { n: open })
  if (mine.some(({ state }) => state === 'closed')) return t.closed
  const missing = mine.filter(({ state }) => state === 'short').map((one) => one.missing)
  return missing.length > 0 ? fill(t.noneShort, { points: formatPoints(language, Math.min(...missing)) }) : t.none
}

/** The points of the person. A person who has not joined sees the points that a join grants. */
export const Balance = ({ reply }: { reply: OffersReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { balance, welcome, offers } = reply
  const hasJoined = balance !== null && offers.some(({ mine }) => mine !== null && mine.state !== 'not_joined')
  if (!hasJoined)
    return (
      <div className={styles.pointsCard}>
        <p className={styles.pointsLabel}>{t.welcome}</p>
        <p className={`${styles.pointsFigure} numbers`}>{formatNumber(language, welcome)}</p>
        <p className={styles.pointsNote}>{t.welcomeWhy}</p>
      </div>
    )
  return (
    <div className={styles.pointsCard}>
      <p className={styles.pointsLabel}>{t.balance}</p>
      <p className={`${styles.pointsFigure} numbers`}>
        {formatNumber(language, balance.available)}
        {balance.held > 0 && <small>{fill(t.held, { points: formatPoints(language, balance.held) })}</small>}
      </p>
      <p className={styles.pointsNote}>{reachOf(reply, language)}</p>
    </div>
  )
}
