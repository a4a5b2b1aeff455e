import { drawParts } from '@foyer/api/arithmetic/draw-outcome'
import type { DrawDetail, DrawPrize } from '@foyer/api/draws'
import { inLanguage } from '@foyer/api/languages'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { Art } from '../../../shared/art/art.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatOdds } from '../format.ts'
import * as styles from '../page.module.css'
import { prizeScene } from './prize-scene.ts'
import { text } from './text.ts'

const Prize = ({ prize }: { prize: DrawPrize }) => {
  const t = useText(text)
  const language = useLanguage()
  const { remaining, total } = prize.stock
  return (
    <li className={remaining === 0 ? `${styles.prize} ${styles.isGone}` : styles.prize}>
      <Art scene={prizeScene(prize)} />
      <div>
        <strong>{inLanguage(prize.name, language)}</strong>
        <p>{inLanguage(prize.note, language)}</p>
        <dl className="numbers">
          <div className={styles.drawFigure}>
            <dt>{t.odds}</dt>
            <dd>{formatOdds(language, prize.odds)}</dd>
          </div>
          <div className={styles.drawFigure}>
            <dt>{t.stock}</dt>
            <dd>
              {fill(t.stockOf, prize.stock)}
              <span className={styles.prizeStock} aria-hidden="true">
                <span style={{ inlineSize: `${total === 0 ? 0 : (100 * remaining) / total}%` }} />
              </span>
            </dd>
          </div>
        </dl>
        {remaining === 0 && <small>{t.gone}</small>}
      </div>
    </li>
  )
}

/** All prizes with odds and stock in words and figures, the total odds, and the statements that the law requires. */
export const Prizes = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const language = useLanguage()
  const rest = drawParts - draw.prizes.reduce((sum, { odds }) => sum + odds, 0)
  return (
    <Section title={t.prizes}>
      <ul className={`${blocksStyles.card} ${styles.prizes}`} role="list">
        {draw.prizes.map((prize) => (
          <Prize key={prize.code} prize={prize} />
        ))}
        <li className={`${styles.prizeRest} numbers`}>
          <span>{t.rest}</span>
          <strong>{formatOdds(language, rest)}</strong>
        </li>
      </ul>
      <p className={styles.drawNote}>{t.independent}</p>
      <p className={`${styles.drawNote} numbers`}>{fill(t.licence, { licence: draw.licenceNo })}</p>
    </Section>
  )
}
