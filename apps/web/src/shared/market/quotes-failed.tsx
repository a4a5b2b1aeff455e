import { FailedPart } from '../personal/personal-part.tsx'
import { retryQuotes, useFeed } from './use-quotes.ts'

/**
 * Shown when no quote arrived: the reason and a retry button. If earlier quotes exist, the `MarketLine` reports the
 * fault instead.
 */
export const QuotesFailed = () => {
  const { link, error, asOf } = useFeed()
  if (asOf !== undefined || link !== 'interrupted' || error === null) return null
  return <FailedPart error={error} busy={false} onRetry={retryQuotes} />
}
