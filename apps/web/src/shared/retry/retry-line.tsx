import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { useRetryAfter } from './use-retry-after.ts'

const text = table('shared/retry/retry-line')

/**
 * Counts down to the repetition of a read that a busy server refused (O12). The seconds are hidden from screen readers,
 * which have read the time with the failure itself.
 */
export const RetryLine = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const t = useText(text)
  const left = useRetryAfter(error, retry)
  return left === undefined ? null : (
    <p className="numbers" aria-hidden="true">
      {fill(t.soon, { n: left })}
    </p>
  )
}
