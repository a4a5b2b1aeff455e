import type { DrawDetail } from '@foyer/contract/draws'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatCount } from '../format.ts'
import { text } from './text.ts'

/** What the draw came to. */
export const Results = ({ draw: { statistics } }: { draw: DrawDetail }) => {
  const t = useText(text)
  const language = useLanguage()
  if (!statistics) return null
  const figures = [
    [t.drawsAll, statistics.draws],
    [t.people, statistics.people],
    [t.wins, statistics.wins],
  ] as const
  return (
    <Section title={t.results}>
      <dl className="card results numbers">
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(language, count)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
