import { useText } from '../../text/use-text.ts'
import type { MarkKind } from './calendar-props.ts'
import { MarkShape } from './mark-shape.tsx'
import * as styles from './month-grid.module.css'
import { text } from './text.ts'

/** Explains the shapes of the marks that occur. */
export const Legend = ({ kinds }: { kinds: readonly MarkKind[] }) => {
  const t = useText(text)
  if (kinds.length === 0) return null
  return (
    <ul className={styles.calendarLegend} role="list">
      {kinds.map((kind) => (
        <li key={kind}>
          <MarkShape kind={kind} />
          {t[kind]}
        </li>
      ))}
    </ul>
  )
}
