import type { FinancingRates } from '@foyer/api/financing'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../../../shared/ui/skeleton.module.css'
import { useRates } from '../api.ts'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { useChoice } from '../use-choice.ts'
import type { CalculationProps } from './calculation.tsx'
import { RateTable } from './rate-table.tsx'

// it is below the first screen, so its code loads later
const Calculation = lazyPart<CalculationProps>(
  () => import('./calculation.tsx').then((part) => part.Calculation),
  <div className={pageStyles.calculationShape} />,
)

const RatesAndCalculation = ({ rates }: { rates: FinancingRates }) => {
  const choice = useChoice(rates)
  // the activity is withheld, or the server has no rates
  if (!choice) return null
  return (
    <>
      <RateTable rates={rates} choice={choice} />
      <Calculation rates={rates} choice={choice} />
    </>
  )
}

/** Rates and calculation, or their loading and error states. */
export const Offer = () => {
  const t = useText(text)
  const online = useOnline()
  const { data, error, isFetching, refetch } = useRates()
  if (data) return <RatesAndCalculation rates={data} />
  if (!online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (error) return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <section className={blocksStyles.block} aria-busy="true">
      <h2>{t.rates}</h2>
      <div role="status">
        <span className="visually-hidden">{t.loading}</span>
        <div className={`${pageStyles.ratesShape} ${styles.skeleton}`} />
      </div>
    </section>
  )
}
