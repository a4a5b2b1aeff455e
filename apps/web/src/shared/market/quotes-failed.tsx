import { FailedPart } from '../personal/personal-part.tsx'
import { askQuotesAgain, useFeed } from './use-quotes.ts'

/** Not one quote came: why, and once more. Where some came earlier the `MarketLine` says that they stand still. */
export const QuotesFailed = () => {
  const { link, error, asOf } = useFeed()
  if (asOf !== undefined || link !== 'interrupted' || error === null) return null
  return <FailedPart error={error} busy={false} onRetry={askQuotesAgain} />
}
