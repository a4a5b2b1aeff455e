import { selectorDebounce } from '@foyer/contract/limits'
import type { SearchReply } from '@foyer/contract/market'
import { longestSearch } from '@foyer/contract/market-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askMarket } from '../calls.ts'

/** What is asked for: trimmed, and no longer than the market takes. A pair of surrogates is never cut in half. */
export const askedFor = (typed: string): string => [...typed.trim()].slice(0, longestSearch / 2).join('')

/** Searches a pause after the last key; a late answer never takes the place of a newer one (C9). */
export const useInstrumentSearch = (typed: string) => {
  const [content, setContent] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setContent(askedFor(typed)), selectorDebounce)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['market-search', content],
    queryFn: ({ signal }) => askMarket<SearchReply>('market/search', { content }, signal),
    enabled: content !== '',
    placeholderData: keepPreviousData,
  })
  const isAsked = askedFor(typed) !== ''
  return {
    /** undefined while nothing was asked, or nothing has come yet */
    found: isAsked && content !== '' ? data?.found : undefined,
    content,
    error: isAsked ? error : null,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
