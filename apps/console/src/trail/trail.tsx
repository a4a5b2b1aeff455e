import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Download, ScrollText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { serverNow } from '../shared/clock.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Modal } from '../ui/modal.tsx'
import { Page } from '../ui/page.tsx'
import { Entries } from './entries.tsx'
import { EntryDetails } from './entry-details.tsx'
import { ExportDays } from './export-days.tsx'
import { areDaysReversed, type Chosen, chosenIn, filterOf, queryOf } from './filter.ts'
import { Filters } from './filters.tsx'
import { text } from './text.ts'
import { useTrail } from './use-trail.ts'

/** The audit trail: filters, found entries, and their details. The filters are in the address. */
export const Trail = () => {
  const t = useText(text)
  const { session } = useSession()
  const [query, setQuery] = useSearchParams()
  const searched = query.toString()
  const chosen = useMemo(() => chosenIn(new URLSearchParams(searched)), [searched])
  const filter = filterOf(chosen, serverNow())
  const trail = useTrail(filter, !areDaysReversed(chosen))
  const { entries, fault } = trail
  const [opened, setOpened] = useState<number>()
  const [isExporting, setExporting] = useState(false)
  const entry = opened === undefined ? undefined : entries?.[opened]
  const search = (next: Chosen) => {
    setOpened(undefined)
    setQuery(queryOf(next))
  }
  const clear = queryOf(chosen).size > 0 ? () => setQuery({}) : undefined
  const neighbour = (nth: number) => (entries?.[nth] ? () => setOpened(nth) : undefined)
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        admits('GET /staff/trail/export', session.roles) && (
          <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => setExporting(true)}>
            {t.export}
          </Button>
        )
      }
    >
      <Filters chosen={chosen} isBusy={trail.isSearching && entries !== undefined} search={search} clear={clear} />
      {!entries && !fault && !areDaysReversed(chosen) && <LoadingRows />}
      {entries?.length === 0 && !fault && <Empty icon={ScrollText} title={t.noneTitle} text={t.noneLead} />}
      {entries && entries.length > 0 && <Entries entries={entries} open={setOpened} />}
      {fault && <Failure fault={fault} again={trail.again} isWhole={!entries} />}
      {entries && entries.length > 0 && !fault && (
        <div className="more">
          <p className="soft" role="status">
            {fill(t.count, { shown: entries.length })}
            {!trail.hasMore && ` · ${t.end}`}
          </p>
          {trail.hasMore && (
            <Button isBusy={trail.isLoadingMore} onClick={trail.more}>
              {t.more}
            </Button>
          )}
        </div>
      )}
      <Modal
        isOpen={entry !== undefined}
        place="side"
        title={entry ? fill(t.entry, { id: entry.id }) : ''}
        close={() => setOpened(undefined)}
      >
        {entry && opened !== undefined && (
          <EntryDetails
            entry={entry}
            newer={neighbour(opened - 1)}
            older={neighbour(opened + 1)}
            search={(more) => search({ ...chosenIn(new URLSearchParams()), range: 'all', ...more })}
          />
        )}
      </Modal>
      <Modal isOpen={isExporting} title={t.exportTitle} lead={<p>{t.exportLead}</p>} close={() => setExporting(false)}>
        <ExportDays close={() => setExporting(false)} />
      </Modal>
    </Page>
  )
}
