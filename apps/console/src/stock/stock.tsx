import { inLanguage } from '@foyer/api/languages'
import type { StockKind, StockRow } from '@foyer/api/staff/stock'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { Boxes, FileUp, PencilLine } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { type RowAct, useActsColumn } from '../acts/acts-column.tsx'
import { usePages } from '../acts/pages.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useListFilter } from '../ui/use-list-filter.ts'
import { Imports } from './imports.tsx'
import { Level, shareLeft } from './level.tsx'
import { keyOf, StockActs, useItemName } from './stock-acts.tsx'
import { text } from './text.ts'

const kinds = ['all', 'codes', 'gift', 'prize', 'places', 'rule'] as const

const useColumns = (): readonly Column<StockRow>[] => {
  const t = useText(text)
  const language = useLanguage()
  const itemName = useItemName()
  const importCodes = { act: 'import', name: t.import, call: 'POST /staff/vouchers/import', icon: FileUp } as const
  const set = { act: 'set', name: t.set, call: 'POST /staff/stock/set', icon: PencilLine } as const
  const actsOf: Readonly<Record<StockKind, readonly RowAct[]>> = {
    codes: [importCodes],
    gift: [set],
    places: [set],
    prize: [],
    rule: [],
  }
  const acts = useActsColumn<StockRow>({ nameOf: itemName, idOf: keyOf, actsOf: ({ kind }) => actsOf[kind] })
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
      value: ({ title, activity }) => `${inLanguage(title, language)} ${activity}`,
      cell: ({ title, activity }) => (
        <span className="item-name">
          <span>{inLanguage(title, language)}</span>
          <code className="faint">{activity}</code>
        </span>
      ),
    },
    {
      id: 'kind',
      name: t.kind,
      isPlain: true,
      value: ({ kind }) => t[kind],
      cell: ({ kind }) => <Badge>{t[kind]}</Badge>,
    },
    {
      id: 'left',
      name: t.left,
      value: shareLeft,
      cell: (row) => <Level row={row} />,
    },
    acts,
  ]
}

const Stocks = () => {
  const t = useText(text)
  const columns = useColumns()
  const filter = useListFilter<StockKind>('all')
  // the server finds an activity by its number; everything else is found in what is loaded
  const [, number] = /^\s*(\d{3,9})\s*$/.exec(filter.search) ?? []
  const reading = usePages(
    'POST /staff/stock',
    number ? { activity: Number(number) } : {},
    ({ after }) => after && { after },
  )
  const rows = reading.pages?.flatMap((page) => page.rows)
  return (
    <>
      <List
        label={t.stocks}
        rows={rows}
        reading={reading}
        columns={columns}
        keyOf={keyOf}
        sortedBy={[{ id: 'left', desc: false }]}
        empty={{ icon: Boxes, title: t.emptyTitle, text: t.emptyLead }}
        filter={{
          ...filter,
          hint: t.searchHint,
          kinds: kinds.map((one) => [one, t[one]]),
          isOf: (row, kind) => kind === 'all' || row.kind === kind,
          isSearched: number !== undefined,
          none: { icon: Boxes, title: t.noneTitle, text: t.noneLead },
        }}
      />
      <StockActs rows={rows ?? []} />
    </>
  )
}

const views = ['stocks', 'imports'] as const

/** Stocks of activities and imports of voucher codes. The view is in the address. */
export const Stock = () => {
  const t = useText(text)
  const [query] = useSearchParams()
  const view = query.get('view') === 'imports' ? 'imports' : 'stocks'
  return (
    <Page title={t.title} lead={t.lead}>
      <Tabs
        label={t.view}
        tabs={views.map((one) => ({ view: one, name: t[one] }))}
        shown={view}
        to={(next) => (next === 'stocks' ? '.' : `?view=${next}`)}
      />
      {view === 'stocks' ? <Stocks /> : <Imports />}
    </Page>
  )
}
