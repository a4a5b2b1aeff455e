import { useCallback, useEffect, useState } from 'react'
import { nameView } from '../../platform/address.ts'
import { type Filters, filtersOf, pathOf } from './filters.ts'

/**
 * The filters of the hall. A choice replaces the address without a history entry, so that going back from an activity
 * finds the same list. A search is written when the visitor leaves the hall, because browsers bound how often a page may
 * replace its address.
 */
export const useFilters = (query: URLSearchParams): readonly [Filters, (change: Partial<Filters>) => void] => {
  const [filters, setFilters] = useState(() => filtersOf(query))
  // a link can open other filters of the hall that is already shown
  useEffect(() => setFilters(filtersOf(query)), [query])
  const { group, phase, search } = filters
  useEffect(() => {
    const inAddress = new URLSearchParams(location.hash.split('?')[1])
    const stored = filtersOf(inAddress)
    const write = () => {
      if (stored.search === search.trim() && stored.group === group && stored.phase === phase) return
      nameView(pathOf({ group, phase, search }, inAddress))
    }
    if (stored.group !== group || stored.phase !== phase) write()
    addEventListener('click', write, true)
    return () => removeEventListener('click', write, true)
  }, [group, phase, search])
  return [filters, useCallback((change) => setFilters((before) => ({ ...before, ...change })), [])]
}
