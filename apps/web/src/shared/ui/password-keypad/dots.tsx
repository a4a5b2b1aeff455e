import { passwordLength } from '@foyer/protocol/limits'
import * as styles from './password-sheet.module.css'

/** One dot per digit. Decorative: the adjacent text states how many digits were entered. */
export const Dots = ({ count, isWrong }: { count: number; isWrong: boolean }) => (
  <div className={styles.passwordDots} data-wrong={isWrong || undefined} aria-hidden="true">
    {Array.from({ length: passwordLength }, (_, place) => place).map((place) => (
      <span key={place} className={styles.passwordDot} data-filled={place < count || undefined} />
    ))}
  </div>
)
