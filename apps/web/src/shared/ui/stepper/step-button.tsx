import { Icon } from '../icon.tsx'
import * as styles from './stepper.module.css'
import { useHold } from './use-hold.ts'

interface StepButtonProps {
  name: string
  icon: string
  disabled: boolean
  onStep: () => boolean
  onStop: () => void
}

/** Not a Tab stop, because the adjacent field handles the arrow keys. Screen readers still find it. */
export const StepButton = ({ name, icon, disabled, onStep, onStop }: StepButtonProps) => (
  <button
    type="button"
    className={styles.stepButton}
    tabIndex={-1}
    aria-label={name}
    aria-disabled={disabled || undefined}
    {...useHold(onStep, onStop)}
  >
    <Icon path={icon} size={20} />
  </button>
)
