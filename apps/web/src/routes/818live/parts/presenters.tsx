import type { Presenter } from '@foyer/contract/films'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** The presenters with their licence numbers. */
export const Presenters = ({ presenters }: { presenters: readonly Presenter[] }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={t.presenters}>
      <ul role="list" className="card live-people">
        {presenters.map(({ id, name, role, ceNumber }) => (
          <li key={id}>
            <span className="live-face" aria-hidden="true">
              {[...name[language]][0]}
            </span>
            <span className="live-person">
              <strong>{name[language]}</strong>
              <small>{role[language]}</small>
              {ceNumber && <small className="numbers">{fill(t.ce, { ce: ceNumber })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
