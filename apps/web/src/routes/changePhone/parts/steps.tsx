import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The progress through the steps. At 2 everything is done. */
export const Steps = ({ at }: { at: 0 | 1 | 2 }) => {
  const t = useText(text)
  const past = at === 2 ? 3 : at
  return (
    <ol className={styles.phoneSteps} aria-label={t.steps}>
      {[t.stepOld, t.stepNew, t.stepDone].map((step, index) => (
        <li
          key={step}
          className={index < past ? styles.isPast : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={`${styles.phoneStep} numbers`} aria-hidden="true">
            {index < past ? '✓' : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
