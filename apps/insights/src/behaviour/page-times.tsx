import type { TrackingBehaviour } from '@foyer/api/tracking/behaviour'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { numberIn } from '../figures/rate.ts'
import { DataCard } from './data-card.tsx'
import { secondsIn } from './seconds.ts'
import { text } from './text.ts'

/** How long pages were viewed, and how long they took to load. */
export const PageTimes = ({ leaves, loads }: Pick<TrackingBehaviour, 'leaves' | 'loads'>) => {
  const t = useText(text)
  const language = useLanguage()
  const named = <T extends { readonly path: string | null }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, key: row.path ?? '', name: row.path ?? t.noPath }))
  return (
    <>
      <DataCard
        title={t.leaves}
        note={t.leavesNote}
        rows={named(leaves)}
        measure="leaves"
        columns={[
          { key: 'name', label: t.path, isNumber: false },
          { key: 'leaves', label: t.left, isNumber: true },
          { key: 'median', label: t.median, isNumber: true },
          { key: 'long', label: t.long, isNumber: true },
          { key: 'position', label: t.depth, isNumber: true },
        ]}
        show={({ leaves, median, long, position }, key) => {
          if (key === 'leaves') return numberIn(language, leaves)
          if (key === 'position') return position === null ? '–' : `${numberIn(language, position)} px`
          return secondsIn(language, key === 'median' ? median : long)
        }}
      />
      <DataCard
        title={t.loads}
        note={t.loadsNote}
        rows={named(loads)}
        measure="loads"
        columns={[
          { key: 'name', label: t.path, isNumber: false },
          { key: 'loads', label: t.loaded, isNumber: true },
          { key: 'median', label: t.median, isNumber: true },
          { key: 'long', label: t.long, isNumber: true },
        ]}
        show={({ loads, median, long }, key) =>
          key === 'loads' ? numberIn(language, loads) : secondsIn(language, key === 'median' ? median : long)
        }
      />
    </>
  )
}
