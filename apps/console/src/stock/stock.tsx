import type { StockKind, StockRow } from '@foyer/api/staff/stock'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Boxes, FileUp, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { usePages } from '../acts/pages.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { Segments } from '../ui/field.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { More } from '../ui/more.tsx'
import { Page } from '../ui/page.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { Imports } from './imports.tsx'
import { Level } from './level.tsx'
import { keyOf, StockActs, useItemName } from './stock-acts.tsx'
import { text } from './text.ts'

const kinds = ['all', 'codes', 'gift', 'prize', 'places', 'rule'] as const
type Kind = (typeof kinds)[number]

/** The act that a stock allows. */
const actOf: Readonly<Record<StockKind, 'import' | 'set' | undefined>> = {
  codes: 'import',
  gift: 'set',
  places: 'set',
  prize: undefined,
  rule: undefined,
}
const calls = { import: 'POST /staff/vouchers/import', set: 'POST /staff/stock/set' } as const
const icons = { import: FileUp, set: PencilLine } as const

const useColumns = (): readonly Column<StockRow>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const itemName = useItemName()
  const { session } = useSession()
  const { open } = useActAddress()
  return [
    {
      id: 'item',
      name: t.item,
      value: (row) => `${itemName(row)} ${row.stage}`,
      cell: (row) => (
        <span className="item-name">
          <span className="strong">{itemName(row)}</span>
          {row.name !== null && <code className="faint">{row.stage}</code>}
        </span>
      ),
    },
    {
      id: 'activity',
      name: t.activity,
      value: ({ title, activity }) => `${title[language]} ${activity}`,
      cell: ({ title, activity }) => (
        <span className="item-name">
          <span>{title[language]}</span>
          <code className="faint">{activity}</code>
        </span>
      ),
    },
    { id: 'kind', name: t.kind, value: ({ kind }) => t[kind], cell: ({ kind }) => <Badge>{t[kind]}</Badge> },
    {
      id: 'left',
      name: t.left,
      value: ({ remaining }) => remaining ?? Number.MAX_SAFE_INTEGER,
      cell: (row) => <Level row={row} />,
    },
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: (row) => {
        const act = actOf[row.kind]
        if (!act || !admits(calls[act], session.roles)) return null
        const Icon = icons[act]
        return (
          <RowMenu
            label={fill(h.actionsOf, { name: itemName(row) })}
            acts={[{ name: t[act], icon: <Icon size={16} aria-hidden="true" />, act: () => open(act, keyOf(row)) }]}
          />
        )
      },
    },
  ]
}

const Stocks = () => {
  const t = useText(text)
  const h = useText(sharedText)
  const columns = useColumns()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  // the server finds an activity by its number; everything else is found in what is loaded
  const [, number] = /^\s*(\d{3,9})\s*$/.exec(search) ?? []
  const { pages, fault, again, ...rest } = usePages(
    'POST /staff/stock',
    number ? { activity: Number(number) } : {},
    ({ after }) => after && { after },
  )
  const rows = pages?.flatMap((page) => page.rows)
  const shown = rows?.filter((row) => kind === 'all' || row.kind === kind) ?? []
  const clear = () => {
    setSearch('')
    setKind('all')
  }
  return (
    <>
      <ListTools
        search={search}
        hint={t.searchHint}
        find={setSearch}
        kind={kind}
        kinds={kinds.map((one) => [one, t[one]])}
        choose={setKind}
      />
      {fault && <Failure fault={fault} again={again} isWhole={!rows} />}
      {!rows && !fault && <LoadingRows />}
      {rows?.length === 0 && !number && <Empty icon={Boxes} title={t.emptyTitle} text={t.emptyLead} />}
      {rows && (rows.length > 0 || number) && (
        <DataTable
          label={t.stocks}
          rows={shown}
          columns={columns}
          keyOf={keyOf}
          search={number ? '' : search}
          sortedBy={[{ id: 'activity', desc: false }]}
          note={(many) => fill(t.count, { shown: many })}
          none={
            <Empty
              icon={Boxes}
              title={t.noneTitle}
              text={t.noneLead}
              act={<Button onClick={clear}>{h.clearFilters}</Button>}
            />
          }
        />
      )}
      {rows && <More shown={rows.length} {...rest} />}
      <StockActs rows={rows ?? []} />
    </>
  )
}

/** Stocks of activities and imports of voucher codes. The view is in the address. */
export const Stock = () => {
  const t = useText(text)
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'imports' ? 'imports' : 'stocks'
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        <Segments
          label={t.view}
          value={view}
          choices={[
            ['stocks', t.stocks],
            ['imports', t.imports],
          ]}
          choose={(next) => setQuery(next === 'imports' ? { view: next } : {})}
        />
      }
    >
      {view === 'stocks' ? <Stocks /> : <Imports />}
    </Page>
  )
}
