import type { FailedJob } from '@foyer/api/staff/jobs'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { CircleCheck, RotateCcw, Trash2 } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useActsColumn } from '../../acts/acts-column.tsx'
import { usePages } from '../../acts/pages.ts'
import { ReasonDialog } from '../../acts/reason-dialog.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { List } from '../../ui/list.tsx'
import { Section } from '../../ui/section.tsx'
import { Since } from '../../ui/since.tsx'
import { text } from './text.ts'

const list = 'POST /staff/jobs/failed'
const runAgain = 'POST /staff/jobs/run-again'
const drop = 'POST /staff/jobs/drop'

const useColumns = (): readonly Column<FailedJob>[] => {
  const t = useText(text)
  const acts = useActsColumn<FailedJob>({
    nameOf: ({ queue }) => queue,
    idOf: ({ id }) => id,
    actsOf: () => [
      { act: 'run-again', name: t.runAgain, call: runAgain, icon: RotateCcw },
      { act: 'drop', name: t.drop, call: drop, icon: Trash2, isDangerous: true },
    ],
  })
  return [
    { id: 'queue', name: t.queue, cell: ({ queue }) => <code className="strong">{queue}</code> },
    { id: 'error', name: t.error, cell: ({ error }) => error },
    {
      id: 'data',
      name: t.data,
      cell: ({ payload }) => (
        <span className="payload">
          {Object.entries(payload).map(([name, value]) => (
            <code key={name}>
              {name}: {value ?? <span className="faint">{t.hidden}</span>}
            </code>
          ))}
        </span>
      ),
    },
    { id: 'attempts', name: t.attempts, isFigure: true, cell: ({ attempts }) => attempts },
    { id: 'failedAt', name: t.failedAt, cell: ({ failedAt }) => <Since at={failedAt} /> },
    acts,
  ]
}

/** Jobs whose attempts are exhausted. */
export const FailedList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { act, id } = useActAddress()
  const columns = useColumns()
  const reading = usePages(list, {}, ({ before }) => (before === null ? null : { before }))
  const jobs = reading.pages?.flatMap((page) => page.jobs)
  const job = may ? jobs?.find((one) => one.id === id) : undefined
  const isDropping = act === 'drop'
  return (
    <Section title={t.failed}>
      <List
        label={t.failed}
        rows={jobs}
        reading={reading}
        columns={columns}
        keyOf={(one) => one.id}
        empty={{ icon: CircleCheck, title: t.failedNone }}
      />
      <ReasonDialog
        title={fill(isDropping ? t.dropTitle : t.runAgainTitle, { name: job?.queue ?? '' })}
        lead={isDropping ? t.dropLead : t.runAgainLead}
        act={
          job && (isDropping || act === 'run-again')
            ? {
                call: isDropping ? drop : runAgain,
                list,
                form: `${act} ${job.id}`,
                body: (reason) => ({ queue: job.queue, id: job.id, reason }),
                confirm: isDropping ? t.dropConfirm : t.runAgainConfirm,
                done: isDropping ? t.dropDone : t.runAgainDone,
                isDangerous: isDropping,
              }
            : undefined
        }
      />
    </Section>
  )
}
