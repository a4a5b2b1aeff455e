import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import { minusIcon, plusIcon } from '../../../shared/ui/stepper/icons.ts'
import * as styles from '../page.module.css'

interface StepRowProps {
  label: ReactNode
  less: string
  more: string
  /** the acts of a step down and up; undefined at the end */
  down: (() => void) | undefined
  up: (() => void) | undefined
  /** the value between the two buttons */
  children: ReactNode
}

/** A value of the calculator, which a person enters or changes in large steps. */
export const StepRow = ({ label, less, more, down, up, children }: StepRowProps) => {
  const step = (name: string, icon: string, act: (() => void) | undefined) => (
    <button
      type="button"
      className={styles.loanStepButton}
      aria-label={name}
      aria-disabled={act ? undefined : true}
      onClick={act}
    >
      <Icon path={icon} size={20} />
    </button>
  )
  return (
    <div className={styles.loanStep}>
      {label}
      <div className={styles.loanValue}>
        {step(less, minusIcon, down)}
        {children}
        {step(more, plusIcon, up)}
      </div>
    </div>
  )
}
