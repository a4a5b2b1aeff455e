import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { text } from './text.ts'

interface UnansweredProps {
  lots: string
  /** payment method */
  paid: string
  own: string
  /** the account was requested since, and contains no application */
  isAbsent: boolean
}

/** An application without an answer: its content, and what sending it again does. */
export const Unanswered = ({ lots, paid, own, isAbsent }: UnansweredProps) => {
  const t = useText(text)
  return (
    <Notice tone="warn" live>
      <p>
        <strong>{t.unknown}</strong>
      </p>
      <p className="numbers">{fill(t.unknownWhy, { lots, paid, own })}</p>
      <p>{isAbsent ? t.absentWhy : t.againWhy}</p>
    </Notice>
  )
}
