import type { DataOf } from '@foyer/api/endpoints/calls'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Coins, Undo2 } from 'lucide-react'
import { useActAddress } from '../acts/act-address.ts'
import { useActsColumn } from '../acts/acts-column.tsx'
import { useReadOf } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Since } from '../ui/since.tsx'
import { Propose } from './propose.tsx'
import { text } from './text.ts'
import { workText } from './work-text.ts'

const list = 'POST /staff/care/points'
const propose = 'POST /staff/care/corrections/propose'
type Earned = DataOf<typeof list>['earned'][number]

const useColumns = (): readonly Column<Earned>[] => {
  const t = useText(workText)
  const c = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<Earned>({
    nameOf: ({ title }) => inLanguage(title, language),
    idOf: ({ transfer }) => transfer,
    actsOf: ({ isReversed }) =>
      isReversed
        ? []
        : [{ act: 'reversePoints', name: t.reversePoints, call: propose, icon: Undo2, isDangerous: true }],
  })
  return [
    {
      id: 'activity',
      name: c.activityColumn,
      cell: ({ title, activity }) => (
        <>
          <span className="strong">{inLanguage(title, language)}</span> <span className="faint">{activity}</span>
        </>
      ),
    },
    { id: 'points', name: t.amount, isFigure: true, cell: ({ points }) => points.toLocaleString(language) },
    { id: 'at', name: c.at, cell: ({ at }) => <Since at={at} /> },
    {
      ...acts,
      cell: (earned) => (earned.isReversed ? <Badge tone="bad">{t.reversed}</Badge> : acts.cell(earned)),
    },
  ]
}

/** The points that the person earned, each of which can be proposed for a reversal. */
export const Points = ({ person }: { person: string }) => {
  const t = useText(workText)
  const language = useLanguage()
  const { session } = useSession()
  const { act, id } = useActAddress()
  const columns = useColumns()
  const reading = useReadOf(list, { id: person })
  const { data } = reading
  const may = admits(propose, session.roles)
  const chosen = may && act === 'reversePoints' ? data?.earned.find(({ transfer }) => transfer === id) : undefined
  return (
    <>
      {data && (
        <p className="soft">
          {fill(t.pointsNow, {
            available: data.available.toLocaleString(language),
            held: data.held.toLocaleString(language),
          })}
        </p>
      )}
      <List
        label={t.earned}
        rows={data?.earned}
        reading={reading}
        columns={columns}
        keyOf={({ transfer }) => transfer}
        empty={{ icon: Coins, title: t.noPoints }}
      />
      <Propose
        person={person}
        target={
          chosen && {
            kind: 'reversePoints',
            id: chosen.transfer,
            name: fill(t.pointsOf, { points: chosen.points.toLocaleString(language) }),
          }
        }
      />
    </>
  )
}
