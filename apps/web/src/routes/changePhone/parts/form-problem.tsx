import { needsUs } from '../../../shared/errors/unmendable.ts'
import { Help } from '../../../shared/hotline/help.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Problem } from '../form/problem.ts'
import { text } from '../text.ts'

/** What concerns the step as a whole, with a way on where the person cannot mend it. */
export const FormProblem = ({ problem }: { problem: Problem | undefined }) => {
  const t = useText(text)
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      {problem.message}
      {problem.reason === 'phone_taken' && (
        <a className="button button-plain" href="#/loginPage">
          {t.signInNew}
        </a>
      )}
      {problem.reason && needsUs(problem.reason) && <Help />}
    </Notice>
  )
}
