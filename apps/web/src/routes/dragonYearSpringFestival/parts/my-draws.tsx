import type { DrawDetail, MyDraw } from '@foyer/api/draws'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text as page } from '../text.ts'
import { useDrawStatus } from '../use-draw-status.ts'
import { text } from './text.ts'

/** The number of draws that are shown at first. The others are shown on request. */
const first = 5

const Row = ({ drawn, own, draw }: { drawn: MyDraw; own: number; draw: DrawDetail }) => {
  const t = useText(page)
  const language = useLanguage()
  const prize = draw.prizes.find(({ code }) => code === drawn.prize)
  return (
    <li className={styles.drawRow}>
      <span className={`${styles.drawWho} numbers`}>
        {fill(t.own, { n: own })}
        <small>{fill(t.number, { n: drawn.number })}</small>
        <small>{fill(t.moment, { time: formatMoment(language, drawn.at) })}</small>
      </span>
      {prize ? <strong>{prize.name[language]}</strong> : <span className={styles.drawLost}>{t.noPrize}</span>}
    </li>
  )
}

/** All draws of the person, the newest first, also those without a prize. */
export const MyDraws = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const { myRewards } = useText(page)
  const { data } = useDrawStatus()
  if (!data) return null
  // the list contains only the newest draws; every used chance is one draw
  const drawn = Math.max(data.draws.length, data.tasks.reduce((sum, { earned }) => sum + earned, 0) - data.chances)
  const rows = data.draws.map((one, place) => <Row key={one.number} drawn={one} own={drawn - place} draw={draw} />)
  return (
    <Section title={t.mine}>
      <div className={`${blocksStyles.card} ${styles.myDraws}`}>
        {rows.length === 0 && <p className={styles.drawNote}>{t.mineNone}</p>}
        <ul role="list">{rows.slice(0, first)}</ul>
        {rows.length > first && (
          <details>
            <summary className="numbers">{fill(t.earlier, { n: rows.length - first })}</summary>
            <ul role="list">{rows.slice(first)}</ul>
          </details>
        )}
        {data.draws.some(({ prize }) => prize !== null) && (
          <a className="button button-plain" href="#/myRewards">
            {myRewards}
          </a>
        )}
      </div>
    </Section>
  )
}
