import type { SearchReply } from '@foyer/api/market'
import { longestSearch } from '@foyer/api/market-limits'
import { selectorDebounce } from '@foyer/protocol/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { requestMarket } from '../calls.ts'

/** The text to search for: trimmed, and cut to the length that the market accepts. Never splits a surrogate pair. */
export const searchTextOf = (typed: string): string => [...typed.trim()].slice(0, longestSearch / 2).join('')

/** Searches after a pause in typing. A late answer never replaces a newer one (C9). */
export const useInstrumentSearch = (typed: string) => {
  const [content, setContent] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setContent(searchTextOf(typed)), selectorDebounce)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['market-search', content],
    queryFn: ({ signal }) => requestMarket<SearchReply>('market/search', { content }, signal),
    enabled: content !== '',
    placeholderData: keepPreviousData,
  })
  const hasText = searchTextOf(typed) !== ''
  return {
    /** undefined while there is no search text or no answer yet */
    found: hasText && content !== '' ? data?.found : undefined,
    content,
    error: hasText ? error : null,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
