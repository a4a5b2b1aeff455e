import type { FirmSystem, PartnerState } from '@foyer/api/staff/systems'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Handshake, ServerOff } from 'lucide-react'
import { useRead } from '../../acts/query.ts'
import { serverNow } from '../../shared/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { List } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'
import { Since } from '../../ui/since.tsx'
import { text } from './text.ts'

/** Milliseconds between two looks. */
const every = 30_000

/** A moment that may not have been yet. */
const Moment = ({ at }: { at: number | null }) => (at === null ? <span className="faint">–</span> : <Since at={at} />)

const useSystemColumns = (now: number): readonly Column<FirmSystem>[] => {
  const t = useText(text)
  const ago = (since: number | null) => (since === null ? null : now - since)
  return [
    { id: 'system', name: t.system, value: ({ system }) => system, cell: ({ system }) => <code>{system}</code> },
    {
      id: 'state',
      name: t.state,
      value: ({ isAway }) => (isAway ? 0 : 1),
      cell: ({ isAway }) => (
        <Badge tone={isAway ? 'bad' : 'good'} dot>
          {isAway ? t.away : t.up}
        </Badge>
      ),
    },
    { id: 'answer', name: t.lastAnswer, cell: ({ sinceAnswer }) => <Moment at={ago(sinceAnswer)} /> },
    { id: 'failure', name: t.lastFailure, cell: ({ sinceFailure }) => <Moment at={ago(sinceFailure)} /> },
    { id: 'failures', name: t.failures, isFigure: true, value: ({ failed }) => failed, cell: ({ failed }) => failed },
    {
      id: 'calls',
      name: t.calls,
      isFigure: true,
      cell: ({ answered, refused, failed }) => answered + refused + failed,
    },
    {
      id: 'average',
      name: t.average,
      isFigure: true,
      cell: ({ average }) => (average === null ? '–' : fill(t.ms, { ms: average })),
    },
  ]
}

/** The systems of the firm. */
export const FirmSystems = () => {
  const t = useText(text)
  const reading = useRead('POST /staff/systems', { every })
  const columns = useSystemColumns(reading.data?.now ?? serverNow())
  return (
    <Section title={t.systems} note={t.systemsNote}>
      <List
        label={t.systems}
        rows={reading.data?.systems}
        reading={reading}
        columns={columns}
        keyOf={({ system }) => system}
        sortedBy={[{ id: 'state', desc: false }]}
        empty={{ icon: ServerOff, title: t.noSystems, text: t.noSystemsLead }}
      />
    </Section>
  )
}

const usePartnerColumns = (): readonly Column<PartnerState>[] => {
  const t = useText(text)
  return [
    { id: 'partner', name: t.partner, value: ({ partner }) => partner, cell: ({ partner }) => <code>{partner}</code> },
    {
      id: 'waiting',
      name: t.waiting,
      isFigure: true,
      value: ({ waiting }) => waiting,
      cell: ({ waiting, attempts }) =>
        waiting > 0 && attempts > 1 ? <Badge tone="warn">{waiting}</Badge> : waiting.toLocaleString('en'),
    },
    { id: 'oldest', name: t.oldest, cell: ({ oldestAt }) => <Moment at={oldestAt} /> },
    { id: 'delivered', name: t.lastDelivered, cell: ({ lastDeliveredAt }) => <Moment at={lastDeliveredAt} /> },
    { id: 'refused', name: t.lastRefused, cell: ({ lastRefusedAt }) => <Moment at={lastRefusedAt} /> },
  ]
}

/** The partners with their orders. */
export const Partners = () => {
  const t = useText(text)
  const columns = usePartnerColumns()
  const reading = useRead('POST /staff/partners', { every })
  return (
    <Section title={t.partners}>
      <List
        label={t.partners}
        rows={reading.data?.partners}
        reading={reading}
        columns={columns}
        keyOf={({ partner }) => partner}
        sortedBy={[{ id: 'waiting', desc: true }]}
        empty={{ icon: Handshake, title: t.noPartners }}
      />
    </Section>
  )
}
