import type { DrawPrize } from '@foyer/api/draws'
import { useShown } from '../../../shared/activity/shown.ts'
import { Art } from '../../../shared/art/art.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useDraw } from '../api.ts'
import { useDrawState } from '../draw-state.tsx'
import { formatCount, prizeName } from '../format.ts'
import { prizeScene } from './prize-scene.ts'
import { text } from './text.ts'
import * as styles from './wall.module.css'

/** A prize; after the draw, how many of it were given. The list below has the odds and what is left. */
const Tile = ({ prize, isOver }: { prize: DrawPrize; isOver: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { remaining, total } = prize.stock
  const isGone = remaining === 0 && !isOver
  return (
    <li className={isGone ? `${styles.tile} ${styles.isGone}` : styles.tile}>
      <span className={styles.tileArt}>
        <Art scene={prizeScene(prize)} />
      </span>
      <strong className={styles.tileName}>{prizeName(language, prize)}</strong>
      {isOver && (
        <span className={`${styles.tileGiven} numbers`}>
          {fill(t.tileGiven, { n: formatCount(language, total - remaining) })}
        </span>
      )}
      {isGone && <span className="visually-hidden">{t.allGiven}</span>}
    </li>
  )
}

/** Tiles of the final size, in the number of prizes that most draws have. */
const Shapes = ({ isOver }: { isOver: boolean }) => (
  <div className={styles.wall} aria-hidden="true">
    {['one', 'two', 'three', 'four'].map((key) => (
      <div key={key} className={styles.tile}>
        <span className={styles.tileArt} />
        <span className={`${styles.tileName} ${styles.tileShape} ${skeletonStyles.skeleton}`} />
        {isOver && <span className={styles.tileGiven}>&nbsp;</span>}
      </div>
    ))}
  </div>
)

/** What one can win, as objects. While a draw is on its way, a light runs over them. */
export const PrizeWall = () => {
  const t = useText(text)
  const { detail } = useShown()
  const { isDrawing } = useDrawState()
  const isOver = detail.phase === 'ended'
  const { data: draw } = useDraw(detail.code, isOver)
  if (!draw) return <Shapes isOver={isOver} />
  return (
    <ul className={styles.wall} role="list" aria-label={t.wall} data-drawing={isDrawing || undefined}>
      {draw.prizes.map((prize) => (
        <Tile key={prize.code} prize={prize} isOver={draw.phase === 'ended'} />
      ))}
    </ul>
  )
}
