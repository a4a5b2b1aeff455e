import type { Presenter } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The presenters with their licence numbers. */
export const Presenters = ({ presenters }: { presenters: readonly Presenter[] }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={t.presenters}>
      <ul role="list" className={styles.livePeople}>
        {presenters.map(({ id, name, role, ceNumber }) => (
          <li key={id} className={blocksStyles.card}>
            <span className={styles.liveFace} aria-hidden="true">
              {[...inLanguage(name, language)][0]}
            </span>
            <span className={styles.livePerson}>
              <strong {...ofContent(name, language)}>{inLanguage(name, language)}</strong>
              <small>{inLanguage(role, language)}</small>
              {ceNumber && <small className="numbers">{fill(t.ce, { ce: ceNumber })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
