import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { text } from './text.ts'

interface UnansweredProps {
  lots: string
  /** how it is paid */
  paid: string
  own: string
  /** the account was asked since, and shows no application */
  isAbsent: boolean
}

/** An application without an answer: what it was of, and what asking again may do. */
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
