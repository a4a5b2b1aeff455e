import type { FailedJob } from '@foyer/api/staff/jobs'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { CircleCheck, RotateCcw, Trash2 } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { text as sharedText } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { Since } from '../../ui/since.tsx'
import { ReasonAct } from '../reason-act.tsx'
import { Section } from '../section.tsx'
import { useLeave } from '../use-done.ts'
import { usePages } from '../use-pages.ts'
import { text } from './text.ts'

const list = 'POST /staff/jobs/failed'
const icon = { size: 16, 'aria-hidden': true } as const

const useColumns = (may: boolean): readonly Column<FailedJob>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const { open } = useActAddress()
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
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: ({ id, queue }) =>
        may ? (
          <RowMenu
            label={fill(h.actionsOf, { name: queue })}
            acts={[
              { name: t.runAgain, icon: <RotateCcw {...icon} />, act: () => open('run-again', id) },
              { name: t.drop, icon: <Trash2 {...icon} />, isDangerous: true, act: () => open('drop', id) },
            ]}
          />
        ) : null,
    },
  ]
}

/** Jobs whose attempts are exhausted. */
export const FailedList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { act, id } = useActAddress()
  const leave = useLeave()
  const columns = useColumns(may)
  const { pages, fault, again, hasMore, isLoadingMore, more } = usePages(
    list,
    (before: string | undefined) => (before === undefined ? {} : { before }),
    ({ before }) => before,
  )
  const jobs = pages?.flatMap((page) => page.jobs)
  const job = may ? jobs?.find((one) => one.id === id) : undefined
  const isDropping = act === 'drop'
  const isOpen = job !== undefined && (isDropping || act === 'run-again')
  return (
    <Section title={t.failed} isLoaded={jobs !== undefined} fault={fault} again={again}>
      <DataTable
        label={t.failed}
        rows={jobs ?? []}
        columns={columns}
        keyOf={(one) => one.id}
        search=""
        sortedBy={[]}
        note={(shown) => fill(t.count, { shown })}
        none={<Empty icon={CircleCheck} title={t.failedNone} />}
      />
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={more}>
          {t.more}
        </Button>
      )}
      <Modal
        isOpen={isOpen}
        close={leave}
        title={fill(isDropping ? t.dropTitle : t.runAgainTitle, { name: job?.queue ?? '' })}
        lead={<p>{isDropping ? t.dropLead : t.runAgainLead}</p>}
      >
        {isOpen && (
          <ReasonAct
            call={isDropping ? 'POST /staff/jobs/drop' : 'POST /staff/jobs/run-again'}
            list={list}
            form={`${act} ${job.id}`}
            body={(reason) => ({ queue: job.queue, id: job.id, reason })}
            confirm={isDropping ? t.dropConfirm : t.runAgainConfirm}
            done={isDropping ? t.dropDone : t.runAgainDone}
            isDangerous={isDropping}
          />
        )}
      </Modal>
    </Section>
  )
}
