import type { FinancingRates } from '@foyer/contract/financing'
import { useDeferredValue } from 'react'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useRates } from '../api.ts'
import { text } from '../text.ts'
import { useChoice } from '../use-choice.ts'
import { Calculator } from './calculator.tsx'
import { RateTable } from './rate-table.tsx'
import '../../../shared/ui/skeleton.css'

const Counted = ({ rates }: { rates: FinancingRates }) => {
  const choice = useChoice(rates)
  // below the first view: right after it, without keeping it waiting
  const isDrawn = useDeferredValue(true, false)
  // withheld, or a server without rates
  if (!choice) return null
  return (
    <>
      <RateTable rates={rates} choice={choice} />
      {isDrawn ? <Calculator rates={rates} choice={choice} /> : <div className="calculator-shape" />}
    </>
  )
}

/** Rates and calculator, or what stands in their place. */
export const Offer = () => {
  const t = useText(text)
  const online = useOnline()
  const { data, error, isFetching, refetch } = useRates()
  if (data) return <Counted rates={data} />
  if (!online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (error) return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <section className="block" aria-busy="true">
      <h2>{t.rates}</h2>
      <div role="status">
        <span className="visually-hidden">{t.loading}</span>
        <div className="rates-shape skeleton" />
      </div>
    </section>
  )
}
