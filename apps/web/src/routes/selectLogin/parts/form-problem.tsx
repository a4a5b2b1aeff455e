import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import type { Problem } from '../../../shared/form/places.ts'
import { FailureSentence } from '../../../shared/hotline/help.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Form } from '../form/places.ts'

/** A failure of the whole form. If the person cannot correct it, the hotline is shown. */
export const FormProblem = ({ problem }: { problem: Problem<Form> | undefined }) => {
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      <FailureSentence needsFirm={problem.reason !== undefined && needsFirm.has(problem.reason)}>
        {problem.message}
      </FailureSentence>
    </Notice>
  )
}
