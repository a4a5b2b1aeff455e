import type { ServerProcess } from '@foyer/api/staff/systems'
import { useText } from '@foyer/staff-interface/language'
import { Server } from 'lucide-react'
import { useRead } from '../../acts/query.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { List } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'
import { Since } from '../../ui/since.tsx'
import { text } from './text.ts'

/** Milliseconds between two looks. */
const every = 30_000

const useColumns = (): readonly Column<ServerProcess>[] => {
  const t = useText(text)
  return [
    {
      id: 'process',
      name: t.process,
      value: ({ id }) => id,
      cell: ({ id, isAnswering }) => (
        <span className="item-name">
          <code>{id.slice(0, 8)}</code>
          {isAnswering && <span className="hint">{t.answering}</span>}
        </span>
      ),
    },
    {
      id: 'state',
      name: t.state,
      value: ({ isLost }) => (isLost ? 0 : 1),
      cell: ({ isLost }) => (
        <Badge tone={isLost ? 'bad' : 'good'} dot>
          {isLost ? t.lost : t.alive}
        </Badge>
      ),
    },
    {
      id: 'tasks',
      name: t.tasks,
      cell: ({ serves, works }) => [serves && t.serves, works && t.works].filter(Boolean).join(' · '),
    },
    {
      id: 'version',
      name: t.version,
      value: ({ version }) => version,
      cell: ({ version, commit }) => (
        <span className="item-name">
          <span>{version}</span>
          <code className="faint">{commit.slice(0, 8)}</code>
        </span>
      ),
    },
    {
      id: 'started',
      name: t.startedAt,
      value: ({ startedAt }) => startedAt,
      cell: ({ startedAt }) => <Since at={startedAt} />,
    },
    { id: 'seen', name: t.seenAt, value: ({ seenAt }) => seenAt, cell: ({ seenAt }) => <Since at={seenAt} /> },
  ]
}

/** The processes of all servers. */
export const Servers = () => {
  const t = useText(text)
  const columns = useColumns()
  const reading = useRead('POST /staff/servers', { every })
  const builds = new Set(
    reading.data?.servers.filter(({ isLost }) => !isLost).map(({ version, commit }) => `${version} ${commit}`),
  )
  return (
    <Section title={t.servers} note={t.serversNote}>
      {builds.size > 1 && (
        <p className="notice notice-warn" role="status">
          {t.versionsDiffer}
        </p>
      )}
      <List
        label={t.servers}
        rows={reading.data?.servers}
        reading={reading}
        columns={columns}
        keyOf={({ id }) => id}
        sortedBy={[{ id: 'started', desc: false }]}
        empty={{ icon: Server, title: t.noServers }}
      />
    </Section>
  )
}
