import type { OffersReply } from '@foyer/api/conversion'
import { Art } from '../../../shared/art/art.tsx'
import { formatNumber, formatPoints } from '../../../shared/conversion/format-points.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { balanceOf, useOffers } from './use-offers.ts'

/** How many of the offers these points are enough for, or why none. */
const reachOf = ({ offers }: OffersReply, language: Language): string => {
  const t = textsIn(text, language)
  const mine = offers.flatMap((offer) => offer.mine ?? [])
  const open = mine.filter(({ state }) => state === 'open').length
  if (open > 0) return open === 1 ? t.someOne : fill(t.some, { n: open })
  if (mine.some(({ state }) => state === 'closed')) return t.closed
  const missing = mine.filter(({ state }) => state === 'short').map((one) => one.missing)
  return missing.length > 0 ? fill(t.noneShort, { points: formatPoints(language, Math.min(...missing)) }) : t.none
}

const Welcome = ({ points }: { points: number | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <>
      <p className={styles.pointsLabel}>{t.welcome}</p>
      <p className={`${styles.pointsFigure} numbers`}>{points === undefined ? ' ' : formatNumber(language, points)}</p>
      <p className={styles.pointsNote}>{t.welcomeWhy}</p>
    </>
  )
}

/** What the person can do with their points. A person who has not joined sees the points that a join grants. */
export const PointsCard = () => {
  const t = useText(text)
  const language = useLanguage()
  const { data } = useOffers()
  const balance = balanceOf(data)
  return (
    <div className={styles.pointsCard}>
      <div>
        {data && balance ? (
          <>
            <p className={styles.pointsReach}>{reachOf(data, language)}</p>
            {balance.held > 0 && (
              <p className={`${styles.pointsNote} numbers`}>
                {fill(t.held, { points: formatPoints(language, balance.held) })}
              </p>
            )}
          </>
        ) : (
          <Welcome points={data?.welcome} />
        )}
      </div>
      <Art scene="prizes/cash" />
    </div>
  )
}
