import type { Direction } from '@foyer/api/cross-border'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { formatWireDay } from '../../../shared/cross-border/format-amount.ts'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useParting } from '../../../shared/ui/heading-focus.ts'
import * as styles from '../page.module.css'
import { Findings } from './findings.tsx'
import { text } from './text.ts'
import type { Check } from './use-self-check.ts'

/** The stored result of this direction, as it was when the person stored it. */
export const StoredResult = ({ check, direction }: { check: Check; direction: Direction }) => {
  const t = useText(text)
  const stored = check.stored.data?.checks.find((one) => one.direction === direction)
  return stored ? <One stored={stored} check={check} title={t.storedTitle} /> : null
}

/** A version of the rules is the day since which they apply. */
const rulesText = (language: Language, rules: string): string =>
  Number.isNaN(Date.parse(rules)) ? rules : formatWireDay(language, rules)

interface OneProps {
  stored: NonNullable<Check['stored']['data']>['checks'][number]
  check: Check
  title: string
}

const One = ({ stored: { outcome, rules, findings, at, isCurrent }, check, title }: OneProps) => {
  const t = useText(text)
  const language = useLanguage()
  const press = useParting()
  return (
    <section className={styles.wealthStored} aria-label={title} data-secret>
      <small>{title}</small>
      <strong>{t[outcome]}</strong>
      <p className={`${crossBorderStyles.cbNote} numbers`}>
        {fill(t.storedOn, { day: formatDay(language, at), rules: rulesText(language, rules) })}
      </p>
      {!isCurrent && <p className={styles.wealthOld}>{t.old}</p>}
      <Findings findings={findings} language={language} />
      <Button look="quiet" busy={check.isBusy} onClick={() => press(check.remove)}>
        {t.remove}
      </Button>
    </section>
  )
}
