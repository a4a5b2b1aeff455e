import type { DrawPrize } from '@foyer/api/draws'
import { useShown } from '../../../shared/activity/shown.ts'
import { Art } from '../../../shared/art/art.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useDraw } from '../api.ts'
import { formatOdds } from '../format.ts'
import * as styles from '../page.module.css'
import { prizeScene } from './prize-scene.ts'
import { text } from './text.ts'

const Tile = ({ prize }: { prize: DrawPrize }) => {
  const t = useText(text)
  const language = useLanguage()
  const isGone = prize.stock.remaining === 0
  return (
    <li className={isGone ? styles.isGone : undefined}>
      <Art scene={prizeScene(prize)} />
      <strong>{prize.name[language]}</strong>
      <span className="numbers">
        {isGone ? t.allGiven : fill(t.tileOdds, { odds: formatOdds(language, prize.odds) })}
      </span>
    </li>
  )
}

/** What one can win, as objects, with the odds of each. */
export const PrizeWall = () => {
  const t = useText(text)
  const { detail } = useShown()
  const { data: draw } = useDraw(detail.code, detail.phase === 'ended')
  return (
    <ul className={styles.wall} role="list" aria-label={t.wall}>
      {draw?.prizes.map((prize) => (
        <Tile key={prize.code} prize={prize} />
      ))}
    </ul>
  )
}
