import type { Merchant, VoucherChoice } from '@foyer/api/staff/merchants'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { CalendarDays, DoorClosed, KeyRound, Plus, Store, TicketCheck } from 'lucide-react'
import { useState } from 'react'
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
import { ListTools } from '../ui/list-tools.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { More } from '../ui/more.tsx'
import { Page } from '../ui/page.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { Since } from '../ui/since.tsx'
import { MerchantActs, merchantActs } from './merchant-acts.tsx'
import { text } from './text.ts'

const isOpen = ({ items }: Merchant): boolean => items.length > 0
const isOf = { all: () => true, open: isOpen, closed: (one: Merchant) => !isOpen(one) }
type Kind = keyof typeof isOf

const icons = { days: CalendarDays, items: TicketCheck, pin: KeyRound, close: DoorClosed } as const

const useColumns = (vouchers: readonly VoucherChoice[]): readonly Column<Merchant>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const { session } = useSession()
  const { open } = useActAddress()
  const voucherName = ({ activity, item }: Merchant['items'][number]) =>
    vouchers.find((one) => one.activity === activity && one.item === item)?.name[language] ?? `${activity} ${item}`
  return [
    {
      id: 'name',
      name: t.name,
      value: ({ name, code }) => `${name[language]} ${code}`,
      cell: ({ name, code }) => (
        <span className="item-name">
          <span className="strong">{name[language]}</span>
          <code className="faint">{code}</code>
        </span>
      ),
    },
    {
      id: 'accepts',
      name: t.accepts,
      value: ({ items }) => items.map(voucherName).join(' '),
      cell: ({ items }) => (
        <span className="badges">
          {items.length === 0 ? (
            <Badge tone="bad" dot>
              {t.closed}
            </Badge>
          ) : (
            items.map((item) => <Badge key={`${item.activity}:${item.item}`}>{voucherName(item)}</Badge>)
          )}
        </span>
      ),
    },
    {
      id: 'recent',
      name: t.recent,
      isFigure: true,
      value: ({ recent }) => recent,
      cell: ({ recent }) => (
        <span className={recent === 0 ? 'faint' : undefined}>{recent.toLocaleString(language)}</span>
      ),
    },
    {
      id: 'last',
      name: t.last,
      value: ({ lastAt }) => lastAt ?? 0,
      cell: ({ lastAt }) => <Since at={lastAt} />,
    },
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: (merchant) => (
        <RowMenu
          label={fill(h.actionsOf, { name: merchant.name[language] })}
          acts={(['days', 'items', 'pin', 'close'] as const)
            .filter((act) => admits(merchantActs[act], session.roles) && (act !== 'close' || isOpen(merchant)))
            .map((act) => {
              const Icon = icons[act]
              return {
                name: t[act],
                icon: <Icon size={16} aria-hidden="true" />,
                isDangerous: act === 'close',
                act: () => open(act, merchant.code),
              }
            })}
        />
      ),
    },
  ]
}

/** Merchants that accept vouchers. */
export const Merchants = () => {
  const t = useText(text)
  const h = useText(sharedText)
  const { session } = useSession()
  const { open } = useActAddress()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const { pages, fault, again, ...rest } = usePages('POST /staff/merchants', {}, ({ after }) =>
    after === null ? null : { after },
  )
  const merchants = pages?.flatMap((page) => page.merchants)
  const vouchers = pages?.[0]?.vouchers ?? []
  const columns = useColumns(vouchers)
  const clear = () => {
    setSearch('')
    setKind('all')
  }
  return (
    <Page
      title={t.title}
      lead={t.lead}
      acts={
        admits(merchantActs.add, session.roles) && (
          <Button kind="main" icon={<Plus size={16} aria-hidden="true" />} onClick={() => open('add')}>
            {t.add}
          </Button>
        )
      }
    >
      {fault && <Failure fault={fault} again={again} isWhole={!merchants} />}
      {!merchants && !fault && <LoadingRows />}
      {merchants?.length === 0 && <Empty icon={Store} title={t.emptyTitle} text={t.emptyLead} />}
      {merchants && merchants.length > 0 && (
        <>
          <ListTools
            search={search}
            hint={t.searchHint}
            find={setSearch}
            kind={kind}
            kinds={(['all', 'open', 'closed'] as const).map((one) => [one, t[one]])}
            choose={setKind}
          />
          <DataTable
            label={t.title}
            rows={merchants.filter(isOf[kind])}
            columns={columns}
            keyOf={({ code }) => code}
            search={search}
            sortedBy={[{ id: 'name', desc: false }]}
            note={(shown) => fill(t.count, { shown })}
            none={
              <Empty
                icon={Store}
                title={t.noneTitle}
                text={t.noneLead}
                act={<Button onClick={clear}>{h.clearFilters}</Button>}
              />
            }
          />
          <More shown={merchants.length} {...rest} />
        </>
      )}
      <MerchantActs merchants={merchants ?? []} vouchers={vouchers} />
    </Page>
  )
}
