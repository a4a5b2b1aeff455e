import type { StaffMember } from '@foyer/api/staff/people'
import { initialsOf } from '@foyer/staff-interface/initials'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { LogOut, UserRoundCheck, UserRoundX, Users } from 'lucide-react'
import { useActsColumn } from '../acts/acts-column.tsx'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { roleNames } from '../text/roles.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Page } from '../ui/page.tsx'
import { Since } from '../ui/since.tsx'
import { useListFilter } from '../ui/use-list-filter.ts'
import { PersonActs, personActs } from './person-acts.tsx'
import { text } from './text.ts'

const isOf = { all: () => true, active: isActive, suspended: (person: StaffMember) => !isActive(person) }
type Kind = keyof typeof isOf
function isActive({ suspendedAt }: StaffMember): boolean {
  return suspendedAt === null
}

/** The columns of the list. */
const useColumns = (): readonly Column<StaffMember>[] => {
  const t = useText(text)
  const language = useLanguage()
  const roles = useText(roleNames)
  const { session } = useSession()
  const acts = useActsColumn<StaffMember>({
    nameOf: ({ name }) => name,
    idOf: ({ id }) => id,
    actsOf: (person) => [
      isActive(person)
        ? { act: 'suspend', name: t.suspend, call: personActs.suspend, icon: UserRoundX, isDangerous: true }
        : { act: 'restore', name: t.restore, call: personActs.restore, icon: UserRoundCheck },
      ...(person.sessions > 0
        ? [{ act: 'end', name: t.end, call: personActs.end, icon: LogOut, isDangerous: true }]
        : []),
    ],
  })
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
      isPlain: true,
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
      isPlain: true,
      value: (person) => (isActive(person) ? t.active : t.suspended),
      cell: ({ suspendedAt }) =>
        suspendedAt === null ? (
          <Badge tone="good" dot>
            {t.active}
          </Badge>
        ) : (
          <span title={fill(t.suspendedSince, { at: dateTime(language, suspendedAt) })}>
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
      cell: ({ sessions }) => <span className={sessions === 0 ? 'faint zero' : undefined}>{sessions}</span>,
    },
    acts,
  ]
}

/** Members of staff, for those who may read them; administrators suspend, restore and end sessions. */
export const People = () => {
  const t = useText(text)
  const columns = useColumns()
  const filter = useListFilter<Kind>('all')
  const reading = useRead('POST /staff/people')
  const people = reading.data?.people
  return (
    <Page title={t.title} lead={t.lead}>
      <List
        label={t.title}
        rows={people}
        reading={reading}
        columns={columns}
        keyOf={({ id }) => id}
        sortedBy={[{ id: 'name', desc: false }]}
        empty={{ icon: Users, title: t.emptyTitle, text: t.emptyLead }}
        filter={{
          ...filter,
          hint: t.searchHint,
          kinds: (['all', 'active', 'suspended'] as const).map((one) => [one, t[one]]),
          isOf: (person, one) => isOf[one](person),
          none: { icon: Users, title: t.noneTitle, text: t.noneLead },
        }}
      />
      <PersonActs people={people ?? []} />
    </Page>
  )
}
