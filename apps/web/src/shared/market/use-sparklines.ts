import type { SparklinesReply } from '@foyer/api/market-details'
import { mostCodes } from '@foyer/api/market-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { requestMarket } from './calls.ts'

export type Sparkline = SparklinesReply['lines'][number]

/** Milliseconds: a sparkline has a price every ten minutes. */
const every = 120_000

/** The course of the last trading day of some instruments, by code; empty until it is loaded, and if it is not available. */
export const useSparklines = (codes: readonly string[]): ReadonlyMap<string, Sparkline> => {
  const shown = [...new Set(codes)].slice(0, mostCodes).sort()
  const { data } = useQuery({
    queryKey: ['sparklines', shown.join()],
    queryFn: ({ signal }) => requestMarket<SparklinesReply>('market/sparklines', { codes: shown }, signal),
    enabled: shown.length > 0,
    placeholderData: keepPreviousData,
    staleTime: every,
    refetchInterval: every,
    retry: false,
    select: ({ lines }) => new Map(lines.map((line) => [line.code, line])),
  })
  return data ?? none
}

const none: ReadonlyMap<string, Sparkline> = new Map()
