import type { TrailFilter } from '@foyer/api/staff/trail'
import { usePages } from '../acts/pages.ts'

/** Searches the audit trail page by page. */
export const useTrail = (filter: TrailFilter, isWanted: boolean) => {
  const { pages, ...reading } = usePages(
    'POST /staff/trail',
    { filter },
    ({ before }) => (before === null ? null : { before }),
    { isWanted },
  )
  return { ...reading, entries: pages?.flatMap(({ entries }) => entries) }
}
