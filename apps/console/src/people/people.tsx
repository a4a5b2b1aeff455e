import type { StaffMember } from '@foyer/api/staff/people'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { LogOut, UserRoundCheck, UserRoundX, Users } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { initialsOf } from '../shared/initials.ts'
import { roleNames } from '../text/roles.ts'
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
import { type PersonAct, PersonActs, personActs } from './person-acts.tsx'
import { text } from './text.ts'

const isOf = { all: () => true, active: isActive, suspended: (person: StaffMember) => !isActive(person) }
type Kind = keyof typeof isOf
function isActive({ suspendedAt }: StaffMember): boolean {
  return suspendedAt === null
}

/** The columns of the list. */
const useColumns = (): readonly Column<StaffMember>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const roles = useText(roleNames)
  const { session } = useSession()
  const { open } = useActAddress()
  const canDo = (act: PersonAct) => admits(personActs[act], session.roles)
  const actsOn = (person: StaffMember) => [
    ...(isActive(person) && canDo('suspend')
      ? [{ act: 'suspend' as const, icon: <UserRoundX size={16} aria-hidden="true" />, isDangerous: true }]
      : []),
    ...(!isActive(person) && canDo('restore')
      ? [{ act: 'restore' as const, icon: <UserRoundCheck size={16} aria-hidden="true" /> }]
      : []),
    ...(person.sessions > 0 && canDo('end')
      ? [{ act: 'end' as const, icon: <LogOut size={16} aria-hidden="true" />, isDangerous: true }]
      : []),
  ]
  return [
    {
      id: 'name',
      name: t.name,
      value: ({ name, id }) => `${name} ${id}`,
      cell: ({ name, id }) => (
        <span className="person">
          <span className="initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span>
            <span className="strong">{name}</span> {id === session.id && <Badge>{t.you}</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: 'roles',
      name: t.roles,
      value: (person) => person.roles.map((role) => roles[role]).join(' '),
      cell: (person) =>
        person.roles.length === 0 ? (
          <span className="faint">{t.noRoles}</span>
        ) : (
          <span className="badges">
            {person.roles.map((role) => (
              <Badge key={role}>{roles[role]}</Badge>
            ))}
          </span>
        ),
    },
    {
      id: 'status',
      name: t.status,
      value: (person) => (isActive(person) ? t.active : t.suspended),
      cell: ({ suspendedAt }) =>
        suspendedAt === null ? (
          <Badge tone="good" dot>
            {t.active}
          </Badge>
        ) : (
          <span title={fill(t.suspendedSince, { at: stamp(suspendedAt) })}>
            <Badge tone="bad" dot>
              {t.suspended}
            </Badge>
          </span>
        ),
    },
    {
      id: 'lastSignIn',
      name: t.lastSignIn,
      value: ({ lastSignInAt }) => lastSignInAt ?? 0,
      cell: ({ lastSignInAt }) => <Since at={lastSignInAt} />,
    },
    {
      id: 'sessions',
      name: t.sessions,
      isFigure: true,
      value: ({ sessions }) => sessions,
      cell: ({ sessions }) => <span className={sessions === 0 ? 'faint' : undefined}>{sessions}</span>,
    },
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: (person) => {
        const acts = actsOn(person)
        if (acts.length === 0) return null
        return (
          <RowMenu
            label={fill(h.actionsOf, { name: person.name })}
            acts={acts.map(({ act, ...looks }) => ({ ...looks, name: t[act], act: () => open(act, person.id) }))}
          />
        )
      },
    },
  ]
}

/** Members of staff, for those who may read them; administrators suspend, restore and end sessions. */
export const People = () => {
  const t = useText(text)
  const h = useText(sharedText)
  const columns = useColumns()
  const { data, fault, again } = useRead('POST /staff/people')
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const people = data?.people
  const shown = people?.filter(isOf[kind]) ?? []
  const clear = () => {
    setSearch('')
    setKind('all')
  }
  return (
    <Page title={t.title} lead={t.lead}>
      {fault && <Failure fault={fault} again={again} isWhole={!people} />}
      {!people && !fault && <LoadingRows />}
      {people?.length === 0 && <Empty icon={Users} title={t.emptyTitle} text={t.emptyLead} />}
      {people && people.length > 0 && (
        <>
          <ListTools
            search={search}
            hint={t.searchHint}
            find={setSearch}
            kind={kind}
            kinds={(['all', 'active', 'suspended'] as const).map((one) => [one, t[one]])}
            choose={setKind}
          />
          <DataTable
            label={t.title}
            rows={shown}
            columns={columns}
            keyOf={({ id }) => id}
            search={search}
            sortedBy={[{ id: 'name', desc: false }]}
            note={(many) => fill(t.count, { shown: many, all: people.length })}
            none={
              <Empty
                icon={Users}
                title={t.noneTitle}
                text={t.noneLead}
                act={<Button onClick={clear}>{h.clearFilters}</Button>}
              />
            }
          />
        </>
      )}
      <PersonActs people={people ?? []} />
    </Page>
  )
}
