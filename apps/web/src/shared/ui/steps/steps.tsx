import * as styles from './steps.module.css'

interface StepsProps {
  /** accessible name of the list */
  label: string
  /** the names of the steps, in their order */
  steps: readonly string[]
  /** the index of the present step; the earlier ones are done, and from the number of steps on all are */
  at: number
}

/** The progress through named steps. */
export const Steps = ({ label, steps, at }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step}
        className={index < at ? styles.isPast : undefined}
        aria-current={index === Math.min(at, steps.length - 1) ? 'step' : undefined}
      >
        <span className={`${styles.number} numbers`} aria-hidden="true">
          {index < at ? '✓' : index + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
)
