import type { DrawDetail } from '@foyer/api/draws'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { CheckEveryDraw } from '../check/check-every-draw.tsx'
import type { Seen } from '../check/seen-commitment.ts'
import { formatCount } from '../format.ts'
import * as styles from '../page.module.css'
import { text } from './text.ts'

/** The results of the draw and their check. */
export const Results = ({ draw, seen }: { draw: DrawDetail; seen: Seen | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  const { statistics } = draw
  if (!statistics) return null
  const figures = [
    [t.drawsAll, statistics.draws],
    [t.people, statistics.people],
    [t.wins, statistics.wins],
  ] as const
  return (
    <Section title={t.results}>
      <div className={`${blocksStyles.card} ${styles.results}`}>
        <dl className="numbers">
          {figures.map(([name, count]) => (
            <div key={name} className={styles.drawFigure}>
              <dt>{name}</dt>
              <dd>{formatCount(language, count)}</dd>
            </div>
          ))}
        </dl>
        <CheckEveryDraw draw={draw} seen={seen} />
      </div>
    </Section>
  )
}
