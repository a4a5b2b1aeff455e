import { Icon } from '../icon.tsx'
import { useHold } from './use-hold.ts'

interface StepButtonProps {
  name: string
  icon: string
  disabled: boolean
  onStep: () => boolean
  onStop: () => void
}

/** Out of the order of Tab, since the field beside it takes the arrow keys; a screen reader finds it all the same. */
export const StepButton = ({ name, icon, disabled, onStep, onStop }: StepButtonProps) => (
  <button
    type="button"
    className="step-button"
    tabIndex={-1}
    aria-label={name}
    aria-disabled={disabled || undefined}
    {...useHold(onStep, onStop)}
  >
    <Icon path={icon} size={20} />
  </button>
)
