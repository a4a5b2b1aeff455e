import type { MarkKind } from './calendar-props.ts'
import * as styles from './month-grid.module.css'

const shapes: Record<MarkKind, string> = {
  payout: 'M4 0.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z',
  subscription: 'M4 0.8L7.2 4L4 7.2L0.8 4z',
  milestone: 'M4 1L7.4 7H0.6z',
  closed: 'M1.2 1.2l5.6 5.6M6.8 1.2L1.2 6.8',
}

/** Each kind has its own shape as well as colour. The day's accessible name contains it in words. */
export const MarkShape = ({ kind }: { kind: MarkKind }) => (
  <svg className={styles.mark} data-kind={kind} width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
    <path d={shapes[kind]} />
  </svg>
)
