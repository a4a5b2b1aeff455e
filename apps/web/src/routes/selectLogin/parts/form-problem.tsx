import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import type { Problem } from '../../../shared/form/places.ts'
import { Help } from '../../../shared/hotline/help.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Form } from '../form/places.ts'

/** A failure of the whole form. If the person cannot correct it, the hotline is shown. */
export const FormProblem = ({ problem }: { problem: Problem<Form> | undefined }) => {
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      {problem.message}
      {problem.reason && needsFirm.has(problem.reason) && <Help />}
    </Notice>
  )
}
