import type { DrawDetail, DrawPrize, DrawRecord } from '@foyer/api/draws'
import { inLanguage } from '@foyer/api/languages'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { Art } from '../../../shared/art/art.tsx'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useWinners } from '../api.ts'
import * as styles from '../page.module.css'
import { prizeScene } from './prize-scene.ts'
import { text } from './text.ts'

const shown = 6

const Winner = ({ record: { winner, at }, prize }: { record: DrawRecord; prize: DrawPrize | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  const { now } = useShown()
  return (
    <li className={styles.drawRow}>
      {prize && <Art scene={prizeScene(prize)} />}
      <div>
        <span className={`${styles.drawWho} numbers`}>
          {fill(t.winner, { digits: winner.slice(-2) })}
          <small>{formatNearMoment(language, at, now)}</small>
        </span>
        <strong>{inLanguage(prize?.name, language)}</strong>
      </div>
    </li>
  )
}

/** The latest winners, by two digits of their number. If the list fails to load, the part is left out. */
export const Winners = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const { data, error } = useWinners(draw.code)
  if (error && !data) return null
  return (
    <Section title={t.winners}>
      {data ? (
        <ul className={`${blocksStyles.card} ${styles.winners}`} role="list">
          {data.records.length === 0 && <li className={styles.drawNote}>{t.winnersNone}</li>}
          {data.records.slice(0, shown).map((record) => (
            <Winner key={record.number} record={record} prize={draw.prizes.find(({ code }) => code === record.prize)} />
          ))}
        </ul>
      ) : (
        <div className={`${skeletonStyles.skeleton} ${styles.drawPendingWinners}`} />
      )}
      <p className={styles.drawNote}>{t.winnersNote}</p>
    </Section>
  )
}
