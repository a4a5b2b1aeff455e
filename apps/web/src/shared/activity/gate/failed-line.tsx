import { useFailureText } from '../../errors/use-failure-text.ts'
import { RetryLine } from '../../retry/retry-line.tsx'
import { useOnline } from '../../server/use-online.ts'
import { GateLine } from './gate-line.tsx'

interface FailedLineProps {
  /** what could not be loaded */
  title: string
  error: unknown
  retry: { label: string; busy: boolean; onPress: () => void }
}

/** Shows why the personal answer that the gate requires did not arrive, with a button that requests it again. */
export const FailedLine = ({ title, error, retry }: FailedLineProps) => {
  const why = useFailureText(error)
  const online = useOnline()
  return (
    <>
      <GateLine title={title} why={why === '' ? [] : [why]} scene={online ? 'error' : 'offline'} retry={retry} />
      <RetryLine error={error} retry={retry.onPress} />
    </>
  )
}
