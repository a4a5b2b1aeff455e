import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** The progress through the steps. At 2 everything is done. */
export const Steps = ({ at }: { at: 0 | 1 | 2 }) => {
  const t = useText(text)
  const past = at === 2 ? 3 : at
  return (
    <ol className="phone-steps" aria-label={t.steps}>
      {[t.stepOld, t.stepNew, t.stepDone].map((step, index) => (
        <li
          key={step}
          className={index < past ? 'is-past' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="phone-step numbers" aria-hidden="true">
            {index < past ? '✓' : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
