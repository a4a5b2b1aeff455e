import type { QuotesReply } from '@foyer/api/market'
import { useQuery } from '@tanstack/react-query'
import { requestMarket } from '../../../shared/market/calls.ts'
import { showQuotes } from '../../../shared/market/use-quotes.ts'

/** All indices. Which indices there are does not change, and their quotes follow. */
export const useIndices = (first?: QuotesReply | undefined) =>
  useQuery({
    queryKey: ['market-indices'],
    queryFn: async ({ signal }) => {
      const reply = await requestMarket<QuotesReply>('market/indices', {}, signal)
      showQuotes(reply.quotes)
      return reply
    },
    staleTime: Infinity,
    initialData: first,
  })
