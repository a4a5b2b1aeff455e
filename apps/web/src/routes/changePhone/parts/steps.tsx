import { useText } from '../../../shared/text/use-text.ts'
import { Steps as NamedSteps } from '../../../shared/ui/steps/steps.tsx'
import { text } from '../text.ts'

/** The progress through the steps. At 2 everything is done. */
export const Steps = ({ at }: { at: 0 | 1 | 2 }) => {
  const t = useText(text)
  return <NamedSteps label={t.steps} steps={[t.stepOld, t.stepNew, t.stepDone]} at={at === 2 ? 3 : at} />
}
