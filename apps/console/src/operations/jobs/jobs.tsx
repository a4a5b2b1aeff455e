import type { JobQueue } from '@foyer/api/staff/jobs'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Play } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useActsColumn } from '../../acts/acts-column.tsx'
import { useRead } from '../../acts/query.ts'
import { ReasonDialog } from '../../acts/reason-dialog.tsx'
import { useSession } from '../../session/session-context.ts'
import { admits } from '../../shared/admission.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Since } from '../../ui/since.tsx'
import { FailedList } from './failed-list.tsx'
import { OrderList } from './order-list.tsx'
import { scheduleIn } from './schedule.ts'
import { text } from './text.ts'

const list = 'POST /staff/jobs'
const run = 'POST /staff/jobs/run'
const Figure = ({ value }: { value: number }) => <span className={value === 0 ? 'faint' : undefined}>{value}</span>

const useColumns = (): readonly Column<JobQueue>[] => {
  const t = useText(text)
  const acts = useActsColumn<JobQueue>({
    nameOf: ({ name }) => name,
    idOf: ({ name }) => name,
    actsOf: ({ cron }) => (cron === null ? [] : [{ act: 'run', name: t.run, call: run, icon: Play }]),
  })
  return [
    {
      id: 'name',
      name: t.queue,
      value: ({ name }) => name,
      cell: ({ name }) => <code className="strong">{name}</code>,
    },
    {
      id: 'cron',
      name: t.schedule,
      cell: ({ cron }) =>
        cron === null ? (
          <span className="faint">{t.onDemand}</span>
        ) : (
          <span title={cron}>{scheduleIn(cron, t) ?? <code>{cron}</code>}</span>
        ),
    },
    {
      id: 'waiting',
      name: t.waiting,
      isFigure: true,
      value: ({ waiting }) => waiting,
      cell: ({ waiting }) => <Figure value={waiting} />,
    },
    {
      id: 'running',
      name: t.running,
      isFigure: true,
      value: ({ running }) => running,
      cell: ({ running }) => <Figure value={running} />,
    },
    {
      id: 'failed',
      name: t.failures,
      isFigure: true,
      value: ({ failed }) => failed,
      cell: ({ failed }) => (failed > 0 ? <Badge tone="bad">{failed}</Badge> : <Figure value={0} />),
    },
    {
      id: 'oldest',
      name: t.oldest,
      value: ({ oldestAt }) => oldestAt ?? 0,
      cell: ({ oldestAt }) => (oldestAt === null ? <span className="faint">–</span> : <Since at={oldestAt} />),
    },
    {
      id: 'done',
      name: t.lastDone,
      value: ({ lastDoneAt }) => lastDoneAt ?? 0,
      cell: ({ lastDoneAt }) => (lastDoneAt === null ? <span className="faint">–</span> : <Since at={lastDoneAt} />),
    },
    acts,
  ]
}

const QueueList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { act, id } = useActAddress()
  const columns = useColumns()
  const reading = useRead(list)
  const queues = reading.data?.queues
  const queue = may && act === 'run' ? queues?.find(({ name, cron }) => name === id && cron !== null) : undefined
  return (
    <Section title={t.queues}>
      <Loaded data={queues} reading={reading}>
        {(rows) => (
          <DataTable
            label={t.queues}
            rows={rows}
            columns={columns}
            keyOf={({ name }) => name}
            sortedBy={[{ id: 'failed', desc: true }]}
          />
        )}
      </Loaded>
      <ReasonDialog
        title={fill(t.runTitle, { name: queue?.name ?? '' })}
        lead={t.runLead}
        act={
          queue && {
            call: run,
            list,
            form: `run ${queue.name}`,
            body: (reason) => ({ queue: queue.name, reason }),
            confirm: t.runConfirm,
            done: t.runDone,
          }
        }
      />
    </Section>
  )
}

/** Jobs of the servers, and orders that partners have not answered. */
export const Jobs = () => {
  const t = useText(text)
  const { session } = useSession()
  const may = admits('POST /staff/jobs/drop', session.roles)
  return (
    <Page title={t.title} lead={t.lead}>
      <FailedList may={may} />
      <OrderList may={may} />
      <QueueList may={may} />
    </Page>
  )
}
