import type { JobQueue } from '@foyer/api/staff/jobs'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Play } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useRead } from '../../acts/query.ts'
import { useSession } from '../../session/session-context.ts'
import { admits } from '../../shared/admission.ts'
import { text as sharedText } from '../../text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Page } from '../../ui/page.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { Since } from '../../ui/since.tsx'
import { ReasonAct } from '../reason-act.tsx'
import { Section } from '../section.tsx'
import { useLeave } from '../use-done.ts'
import { FailedList } from './failed-list.tsx'
import { OrderList } from './order-list.tsx'
import { text } from './text.ts'

const list = 'POST /staff/jobs'
const Figure = ({ value }: { value: number }) => <span className={value === 0 ? 'faint' : undefined}>{value}</span>

const useColumns = (may: boolean): readonly Column<JobQueue>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const { open } = useActAddress()
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
      cell: ({ cron }) => (cron === null ? <span className="faint">{t.onDemand}</span> : <code>{cron}</code>),
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
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: ({ name, cron }) =>
        may && cron !== null ? (
          <RowMenu
            label={fill(h.actionsOf, { name })}
            acts={[{ name: t.run, icon: <Play size={16} aria-hidden="true" />, act: () => open('run', name) }]}
          />
        ) : null,
    },
  ]
}

const QueueList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { act, id } = useActAddress()
  const leave = useLeave()
  const columns = useColumns(may)
  const { data, fault, again } = useRead(list)
  const queue = may && act === 'run' ? data?.queues.find(({ name, cron }) => name === id && cron !== null) : undefined
  return (
    <Section title={t.queues} isLoaded={data !== undefined} fault={fault} again={again}>
      <DataTable
        label={t.queues}
        rows={data?.queues ?? []}
        columns={columns}
        keyOf={({ name }) => name}
        search=""
        sortedBy={[{ id: 'failed', desc: true }]}
        note={(shown) => fill(t.count, { shown })}
        none={null}
      />
      <Modal
        isOpen={queue !== undefined}
        close={leave}
        title={fill(t.runTitle, { name: queue?.name ?? '' })}
        lead={<p>{t.runLead}</p>}
      >
        {queue && (
          <ReasonAct
            call="POST /staff/jobs/run"
            list={list}
            form={`run ${queue.name}`}
            body={(reason) => ({ queue: queue.name, reason })}
            confirm={t.runConfirm}
            done={t.runDone}
          />
        )}
      </Modal>
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
