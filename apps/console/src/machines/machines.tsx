import type { MachineClient } from '@foyer/api/staff/people'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Ban, KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { scopeNames } from '../text/roles.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Page } from '../ui/page.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { Since } from '../ui/since.tsx'
import { MachineActs } from './machine-acts.tsx'
import { text } from './text.ts'

const isOpen = ({ closedAt }: MachineClient): boolean => closedAt === null
const isOf = { all: () => true, open: isOpen, closed: (client: MachineClient) => !isOpen(client) }
type Kind = keyof typeof isOf

const useColumns = (canClose: boolean): readonly Column<MachineClient>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const scopes = useText(scopeNames)
  const { open } = useActAddress()
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
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: (client) =>
        canClose && isOpen(client) ? (
          <RowMenu
            label={fill(h.actionsOf, { name: client.name })}
            acts={[
              {
                name: t.closeAct,
                icon: <Ban size={16} aria-hidden="true" />,
                isDangerous: true,
                act: () => open('close', client.id),
              },
            ]}
          />
        ) : null,
    },
  ]
}

/** Programs with credentials of their own. */
export const Machines = () => {
  const t = useText(text)
  const h = useText(sharedText)
  const { session } = useSession()
  const { open } = useActAddress()
  const canAdd = admits('POST /staff/machines/add', session.roles)
  const canClose = admits('POST /staff/machines/close', session.roles)
  const columns = useColumns(canClose)
  const { data, fault, again } = useRead('POST /staff/machines')
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('open')
  const clients = data?.clients
  const shown = clients?.filter(isOf[kind]) ?? []
  const clear = () => {
    setSearch('')
    setKind('all')
  }
  const addButton = canAdd && (
    <Button kind="main" icon={<Plus size={16} aria-hidden="true" />} onClick={() => open('add')}>
      {t.add}
    </Button>
  )
  return (
    <Page title={t.title} lead={t.lead} acts={addButton}>
      {fault && <Failure fault={fault} again={again} isWhole={!clients} />}
      {!clients && !fault && <LoadingRows />}
      {clients?.length === 0 && <Empty icon={KeyRound} title={t.emptyTitle} text={t.emptyLead} />}
      {clients && clients.length > 0 && (
        <>
          <ListTools
            search={search}
            hint={t.searchHint}
            find={setSearch}
            kind={kind}
            kinds={(['all', 'open', 'closed'] as const).map((one) => [one, t[one]])}
            choose={setKind}
          />
          <DataTable
            label={t.title}
            rows={shown}
            columns={columns}
            keyOf={({ id }) => id}
            search={search}
            sortedBy={[{ id: 'name', desc: false }]}
            note={(many) => fill(t.count, { shown: many, all: clients.length })}
            none={
              <Empty
                icon={KeyRound}
                title={t.noneTitle}
                text={t.noneLead}
                act={<Button onClick={clear}>{h.clearFilters}</Button>}
              />
            }
          />
        </>
      )}
      <MachineActs clients={clients ?? []} canAdd={canAdd} canClose={canClose} />
    </Page>
  )
}
