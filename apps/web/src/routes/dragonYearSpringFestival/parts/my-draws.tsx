import type { DrawDetail, DrawStatus, MyDraw } from '@foyer/api/draws'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { Art } from '../../../shared/art/art.tsx'
import { formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { prizeName } from '../format.ts'
import * as styles from '../page.module.css'
import { text as page } from '../text.ts'
import { ownNumber, useDrawStatus } from '../use-draw-status.ts'
import { prizeScene } from './prize-scene.ts'
import { text } from './text.ts'

/** The number of draws that are shown at first. The others are shown on request. */
const first = 5

interface RowProps {
  drawn: MyDraw
  status: DrawStatus
  draw: DrawDetail
}

const Row = ({ drawn, status, draw }: RowProps) => {
  const t = useText(page)
  const language = useLanguage()
  const { now } = useShown()
  const prize = draw.prizes.find(({ code }) => code === drawn.prize)
  return (
    <li className={styles.drawRow}>
      {prize ? (
        <Art scene={prizeScene(prize)} />
      ) : (
        <span className={styles.drawBlank}>
          <Icon path={closeIcon} size={16} />
        </span>
      )}
      <div>
        <span className={`${styles.drawWho} numbers`}>
          {fill(t.own, { n: ownNumber(status, drawn) ?? '' })}
          <small>{formatNearMoment(language, drawn.at, now)}</small>
          <small>{fill(t.number, { n: drawn.number })}</small>
        </span>
        {prize ? <strong>{prizeName(language, prize)}</strong> : <span className={styles.drawLost}>{t.noPrize}</span>}
      </div>
    </li>
  )
}

/** All draws of the person, the newest first, also those without a prize. */
export const MyDraws = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const { myRewards } = useText(page)
  const { data } = useDrawStatus()
  if (!data || data.draws.length === 0) return null
  const rows = data.draws.map((one) => <Row key={one.number} drawn={one} status={data} draw={draw} />)
  return (
    <Section title={t.mine}>
      <div className={`${blocksStyles.card} ${styles.myDraws}`}>
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
      <p className={styles.drawNote}>{t.mineNote}</p>
    </Section>
  )
}
