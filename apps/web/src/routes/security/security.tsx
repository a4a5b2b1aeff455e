import { inLanguage } from '@foyer/api/languages'
import { useEffect, useState } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { MarketLine } from '../../shared/market/market-line.tsx'
import { QuotesFailed } from '../../shared/market/quotes-failed.tsx'
import { text as marketText } from '../../shared/market/text.ts'
import { beginQuotes, retryQuotes, useFeed, useFollowed, useInstrument } from '../../shared/market/use-quotes.ts'
import { FailedPart } from '../../shared/personal/personal-part.tsx'
import { takeArrived } from '../../shared/server/arrived.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { useText } from '../../shared/text/use-text.ts'
import { useTitle } from '../../shared/ui/use-title.ts'
import { Actions } from './actions.tsx'
import { Campaigns } from './campaigns.tsx'
import { Chart, ChartNotice } from './chart/chart.tsx'
import { DepthPart } from './depth.tsx'
import { Facts } from './facts.tsx'
import * as styles from './page.module.css'
import { PriceHead } from './price-head.tsx'
import { Ranges } from './ranges.tsx'
import { BodyShape } from './shape.tsx'
import { text } from './text.ts'
import { Unknown } from './unknown.tsx'
import { useDetails } from './use-details.ts'

/** Shows the quote that the head script requested, if it has arrived: a visitor sees it without a session. */
const beginQuote = (code: string): void => {
  const first = takeArrived(pathTo('GET /market/quotes/:code', { code }))?.document
  if (first) beginQuotes(first)
}

/** The page of one code. The name arrives with the quote or with the details, whichever comes first. */
export const Security = ({ code, onKnown }: { code: string; onKnown: (isKnown: boolean) => void }) => {
  const t = useText(text)
  const market = useText(marketText)
  const language = useLanguage()
  const { delay } = useFeed()
  useState(() => beginQuote(code))
  const { details, isUnknown, error, isFetching, refetch } = useDetails(code)
  useFollowed(isUnknown ? [] : [code])
  const status = useInstrument(code)
  const facts = status ?? details?.instrument
  useTitle(facts ? `${inLanguage(facts.name, language)} ${facts.code}` : t.title)
  useEffect(() => onKnown(!isUnknown), [onKnown, isUnknown])
  if (isUnknown) return <Unknown />
  const isFailed = error !== null && !facts
  return (
    <>
      <h1 tabIndex={-1}>{inLanguage(facts?.name, language) ?? t.title}</h1>
      <p className="lead numbers">
        {facts ? [facts.code, ...(facts.kind === 'index' ? [t.points] : []), t[facts.kind]].join(' · ') : t.lead}
      </p>
      {!isFailed && <PriceHead code={code} isHalted={status?.isHalted ?? false} />}
      {/* a suspended security does not trade while the market does */}
      {!isFailed && !status?.isHalted && (
        <div className={styles.securityLine}>
          <MarketLine />
        </div>
      )}
      {isFailed ? (
        <FailedPart
          error={error}
          busy={isFetching}
          isWhole
          onRetry={() => {
            retryQuotes()
            refetch()
          }}
        />
      ) : (
        <QuotesFailed />
      )}
      {!facts && error === null && <BodyShape />}
      {facts && (
        <div className={styles.securityParts}>
          <Chart facts={facts} isHalted={status?.isHalted ?? false} />
          <Ranges code={code} details={details} />
          <Facts code={code} details={details} />
          {facts.kind !== 'index' && <DepthPart code={code} />}
          <Campaigns code={code} />
          <p className={styles.securityNote}>{delay > 0 ? market.delayedNote : market.note}</p>
          <ChartNotice />
        </div>
      )}
      {facts && <Actions facts={facts} />}
    </>
  )
}
