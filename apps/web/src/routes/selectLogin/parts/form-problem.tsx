import { brand } from '@foyer/contract/brand'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import type { Problem } from '../form/problem.ts'
import { text } from '../text.ts'

/** What concerns the form as a whole; where the person cannot mend it, with the hotline as the way on. */
export const FormProblem = ({ problem }: { problem: Problem | undefined }) => {
  const t = useText(text)
  if (problem?.place !== 'form') return null
  return (
    <Notice tone="danger" live>
      {problem.message}
      {problem.callUs && (
        <a className="button button-plain" href={`tel:${brand.hotline.replace(/\s/g, '')}`}>
          {fill(t.call, { hotline: brand.hotline })}
        </a>
      )}
    </Notice>
  )
}
