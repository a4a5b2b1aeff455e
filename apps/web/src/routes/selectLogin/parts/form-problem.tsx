import { Help } from '../../../shared/hotline/help.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Problem } from '../form/problem.ts'

/** A failure of the whole form. If the person cannot correct it, the hotline is shown. */
export const FormProblem = ({ problem }: { problem: Problem | undefined }) => {
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      {problem.message}
      {problem.callUs && <Help />}
    </Notice>
  )
}
