import type { MachineClient } from '@foyer/api/staff/people'
import { useText } from '@foyer/staff-interface/language'
import { Ban, KeyRound, Plus } from 'lucide-react'
import { useActAddress } from '../acts/act-address.ts'
import { useActsColumn } from '../acts/acts-column.tsx'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { scopeNames } from '../text/roles.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Page } from '../ui/page.tsx'
import { Since } from '../ui/since.tsx'
import { useListFilter } from '../ui/use-list-filter.ts'
import { MachineActs } from './machine-acts.tsx'
import { text } from './text.ts'

const isOpen = ({ closedAt }: MachineClient): boolean => closedAt === null
const isOf = { all: () => true, open: isOpen, closed: (client: MachineClient) => !isOpen(client) }
type Kind = keyof typeof isOf

const useColumns = (): readonly Column<MachineClient>[] => {
  const t = useText(text)
  const scopes = useText(scopeNames)
  const acts = useActsColumn<MachineClient>({
    nameOf: ({ name }) => name,
    idOf: ({ id }) => id,
    actsOf: (client) =>
      isOpen(client)
        ? [{ act: 'close', name: t.closeAct, call: 'POST /staff/machines/close', icon: Ban, isDangerous: true }]
        : [],
  })
  return [
    {
      id: 'name',
      name: t.name,
      value: ({ name, id }) => `${name} ${id}`,
      cell: ({ name, id }) => (
        <span className="stacked">
          <span className="strong">{name}</span>
          <code>{id}</code>
        </span>
      ),
    },
    {
      id: 'scopes',
      isPlain: true,
      name: t.scopes,
      value: (client) => client.scopes.map((scope) => `${scopes[scope]} ${scope}`).join(' '),
      cell: (client) => (
        <span className="badges">
          {client.scopes.map((scope) => (
            <Badge key={scope}>{scopes[scope]}</Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'status',
      isPlain: true,
      name: t.status,
      value: (client) => (isOpen(client) ? t.open : t.closed),
      cell: (client) => (
        <Badge tone={isOpen(client) ? 'good' : 'neutral'} dot>
          {isOpen(client) ? t.open : t.closed}
        </Badge>
      ),
    },
    {
      id: 'lastUsed',
      name: t.lastUsed,
      value: ({ lastUsedAt }) => lastUsedAt ?? 0,
      cell: ({ lastUsedAt }) => <Since at={lastUsedAt} />,
    },
    {
      id: 'created',
      name: t.created,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Since at={createdAt} />,
    },
    acts,
  ]
}

/** Programs with credentials of their own. */
export const Machines = () => {
  const t = useText(text)
  const { session } = useSession()
  const { open } = useActAddress()
  const canAdd = admits('POST /staff/machines/add', session.roles)
  const canClose = admits('POST /staff/machines/close', session.roles)
  const columns = useColumns()
  const filter = useListFilter<Kind>('open')
  const reading = useRead('POST /staff/machines')
  const clients = reading.data?.clients
  const addButton = canAdd && (
    <Button kind="main" icon={<Plus size={16} aria-hidden="true" />} onClick={() => open('add')}>
      {t.add}
    </Button>
  )
  return (
    <Page title={t.title} lead={t.lead} acts={addButton}>
      <List
        label={t.title}
        rows={clients}
        reading={reading}
        columns={columns}
        keyOf={({ id }) => id}
        sortedBy={[{ id: 'name', desc: false }]}
        empty={{ icon: KeyRound, title: t.emptyTitle, text: t.emptyLead }}
        filter={{
          ...filter,
          hint: t.searchHint,
          kinds: (['all', 'open', 'closed'] as const).map((one) => [one, t[one]]),
          isOf: (client, one) => isOf[one](client),
          none: { icon: KeyRound, title: t.noneTitle, text: t.noneLead },
        }}
      />
      <MachineActs clients={clients ?? []} canAdd={canAdd} canClose={canClose} />
    </Page>
  )
}
