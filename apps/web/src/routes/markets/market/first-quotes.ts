import type { MarketOverview } from '@foyer/api/market'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { beginQuotes } from '../../../shared/market/use-quotes.ts'
import { takeArrived } from '../../../shared/server/arrived.ts'

const take = (): MarketOverview | undefined => {
  const overview = takeArrived(pathTo('GET /market/overview'))?.document
  if (!overview) return undefined
  const { indices, movers } = overview
  beginQuotes({ ...indices, quotes: [...indices.quotes, ...movers.quotes] })
  return overview
}

/**
 * The quotes that the head script requested, if they have arrived: a visitor sees them without a session. Calls with the person's
 * identity follow.
 */
export const useFirstQuotes = (): MarketOverview | undefined => useState(take)[0]
