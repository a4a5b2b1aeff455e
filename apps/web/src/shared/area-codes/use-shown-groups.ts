import { useDeferredValue, useMemo } from 'react'
import type { Language } from '../text/languages.ts'
import { filterByLetters } from './filter.ts'
import { type AreaCodeList, firstRows, type Group, groupByInitial, groupOfFound, placeOf, rowsOf } from './groups.ts'
import type { Shown } from './use-search.ts'

interface Found {
  groups: readonly Group[]
  typed: string
}

interface ShownGroups {
  /** the whole list; stays rendered behind search results, so that leaving the search is immediate */
  everything: readonly Group[]
  /** search results; undefined while the whole list is shown */
  found: Found | undefined
  /** true if the whole list should be shown but has not loaded */
  isMissing: boolean
}

const none: readonly Group[] = []

/** Height of a row in px at the default text size. */
const rowHeight = 53

/** Renders the rows of the first screen first, and the others in a deferred render that taps can interrupt. */
const useGradual = (groups: readonly Group[], currentId: string): readonly Group[] => {
  const late = useDeferredValue(groups, none)
  return useMemo(
    () =>
      late === groups
        ? groups
        : firstRows(groups, Math.ceil(innerHeight / rowHeight), placeOf(rowsOf(groups), currentId)),
    [late, groups, currentId],
  )
}

/** Turns the list and the state of the search into the groups on the screen. */
export const useShownGroups = (
  list: AreaCodeList | undefined,
  shown: Shown,
  currentId: string,
  language: Language,
): ShownGroups => {
  const groups = useMemo(() => (list ? groupByInitial(list, language) : none), [list, language])
  const found = useMemo((): Found | undefined => {
    if (shown.kind === 'everything') return undefined
    if (shown.kind === 'letters') {
      return list && { groups: groupOfFound(filterByLetters(list.all, shown.letters, language)), typed: shown.letters }
    }
    // a lone '+' matches every region, so the list with its initials is more useful
    if (shown.list.all.length === list?.all.length) return undefined
    return { groups: groupOfFound(shown.list.all), typed: shown.content.replace(/^[+＋]/, '') }
  }, [list, shown, language])
  return { everything: useGradual(groups, currentId), found, isMissing: !list && shown.kind !== 'found' }
}
