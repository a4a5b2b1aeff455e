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
  /** the whole list; stays rendered behind a search, so that leaving the search is immediate */
  everything: readonly Group[]
  /** what a search found, undefined while everything is shown */
  found: Found | undefined
  /** the whole list is what is needed, and it is not here */
  isMissing: boolean
}

const none: readonly Group[] = []

/** Height of a row in px at the usual text size. */
const rowHeight = 53

/** Rows of the first screen are painted first, the rest follows at once in slices that let taps through. */
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

/** Turns the list and the state of the search into the groups that stand on the screen. */
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
    // a lone '+' finds everything, which is better shown by its initials
    if (shown.list.all.length === list?.all.length) return undefined
    return { groups: groupOfFound(shown.list.all), typed: shown.content.replace(/^[+＋]/, '') }
  }, [list, shown, language])
  return { everything: useGradual(groups, currentId), found, isMissing: !list && shown.kind !== 'found' }
}
