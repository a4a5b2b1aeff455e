import type { DrawDetail } from '@foyer/api/draws'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useWinners } from '../api.ts'
import * as styles from '../page.module.css'
import { text as page } from '../text.ts'
import { text } from './text.ts'

const shown = 6

/** The latest winners, by two digits of their number. If the list fails to load, the part is left out. */
export const Winners = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const { moment } = useText(page)
  const language = useLanguage()
  const { data, error } = useWinners(draw.code)
  if (error && !data) return null
  return (
    <Section title={t.winners}>
      {data ? (
        <ul className={`${blocksStyles.card} ${styles.winners}`} role="list">
          {data.records.length === 0 && <li className={styles.drawNote}>{t.winnersNone}</li>}
          {data.records.slice(0, shown).map(({ number, winner, prize, at }) => (
            <li key={number} className={styles.drawRow}>
              <span className={`${styles.drawWho} numbers`}>
                {fill(t.winner, { digits: winner.slice(-2) })}
                <small>{fill(moment, { time: formatMoment(language, at) })}</small>
              </span>
              <strong>{draw.prizes.find(({ code }) => code === prize)?.name[language]}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <div className={`${skeletonStyles.skeleton} ${styles.drawPendingWinners}`} />
      )}
      <p className={styles.drawNote}>{t.winnersNote}</p>
    </Section>
  )
}
