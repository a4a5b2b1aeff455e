import { type DayButtonProps, DayButton as PlainDayButton } from 'react-day-picker'
import type { MarkKind } from './calendar-props.ts'
import { MarkShape } from './mark-shape.tsx'
import * as styles from './month-grid.module.css'

export const markKinds: readonly MarkKind[] = ['payout', 'subscription', 'milestone', 'closed']

/** A day with the shapes of its marks. A closed day remains focusable by keyboard, so that its reason is read. */
export const DayButton = ({ children, ...props }: DayButtonProps) => (
  <PlainDayButton {...props} aria-disabled={props.modifiers.closed || undefined}>
    <span className="numbers">{children}</span>
    <span className={styles.dayMarks}>
      {markKinds
        .filter((kind) => props.modifiers[kind])
        .map((kind) => (
          <MarkShape key={kind} kind={kind} />
        ))}
    </span>
  </PlainDayButton>
)
