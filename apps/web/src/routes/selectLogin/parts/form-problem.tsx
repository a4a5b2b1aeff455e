import { Help } from '../../../shared/hotline/help.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Problem } from '../form/problem.ts'

/** What concerns the form as a whole; where the person cannot mend it, with the hotline as the way on. */
export const FormProblem = ({ problem }: { problem: Problem | undefined }) => {
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      {problem.message}
      {problem.callUs && <Help />}
    </Notice>
  )
}
