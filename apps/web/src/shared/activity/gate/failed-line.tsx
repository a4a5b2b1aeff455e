import { useFailureText } from '../../errors/use-failure-text.ts'
import { GateLine } from './gate-line.tsx'

interface FailedLineProps {
  /** what is not known */
  title: string
  error: unknown
  retry: { label: string; busy: boolean; ask: () => void }
}

/** The answer that the gate needs did not come: why, in words, and once more. */
export const FailedLine = ({ title, error, retry }: FailedLineProps) => {
  const why = useFailureText(error)
  return <GateLine title={title} why={why === '' ? [] : [why]} retry={retry} />
}
