import { inLanguage } from '@foyer/api/languages'
import type { Merchant, VoucherChoice } from '@foyer/api/staff/merchants'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { CalendarDays, DoorClosed, KeyRound, Plus, Store, TicketCheck } from 'lucide-react'
import { useActAddress } from '../acts/act-address.ts'
import { useActsColumn } from '../acts/acts-column.tsx'
import { usePages } from '../acts/pages.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Page } from '../ui/page.tsx'
import { Since } from '../ui/since.tsx'
import { useListFilter } from '../ui/use-list-filter.ts'
import { MerchantActs, merchantActs } from './merchant-acts.tsx'
import { text } from './text.ts'

const isOpen = ({ items }: Merchant): boolean => items.length > 0
const isOf = { all: () => true, open: isOpen, closed: (one: Merchant) => !isOpen(one) }
type Kind = keyof typeof isOf

const useColumns = (vouchers: readonly VoucherChoice[]): readonly Column<Merchant>[] => {
  const t = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<Merchant>({
    nameOf: ({ name }) => inLanguage(name, language),
    idOf: ({ code }) => code,
    actsOf: (merchant) => [
      { act: 'days', name: t.days, call: merchantActs.days, icon: CalendarDays },
      { act: 'items', name: t.items, call: merchantActs.items, icon: TicketCheck },
      { act: 'pin', name: t.pin, call: merchantActs.pin, icon: KeyRound },
      ...(isOpen(merchant)
        ? [{ act: 'close', name: t.close, call: merchantActs.close, icon: DoorClosed, isDangerous: true }]
        : []),
    ],
  })
  const voucherName = ({ activity, item }: Merchant['items'][number]) =>
    inLanguage(vouchers.find((one) => one.activity === activity && one.item === item)?.name, language) ??
    `${activity} ${item}`
  return [
    {
      id: 'name',
      name: t.name,
      value: ({ name, code }) => `${inLanguage(name, language)} ${code}`,
      cell: ({ name, code }) => (
        <span className="item-name">
          <span className="strong">{inLanguage(name, language)}</span>
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
    acts,
  ]
}

/** Merchants that accept vouchers. */
export const Merchants = () => {
  const t = useText(text)
  const { session } = useSession()
  const { open } = useActAddress()
  const filter = useListFilter<Kind>('all')
  const reading = usePages('POST /staff/merchants', {}, ({ after }) => (after === null ? null : { after }))
  const merchants = reading.pages?.flatMap((page) => page.merchants)
  const vouchers = reading.pages?.[0]?.vouchers ?? []
  const columns = useColumns(vouchers)
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
      <List
        label={t.title}
        rows={merchants}
        reading={reading}
        columns={columns}
        keyOf={({ code }) => code}
        sortedBy={[{ id: 'name', desc: false }]}
        empty={{ icon: Store, title: t.emptyTitle, text: t.emptyLead }}
        filter={{
          ...filter,
          hint: t.searchHint,
          kinds: (['all', 'open', 'closed'] as const).map((one) => [one, t[one]]),
          isOf: (merchant, one) => isOf[one](merchant),
          none: { icon: Store, title: t.noneTitle, text: t.noneLead },
        }}
      />
      <MerchantActs merchants={merchants ?? []} vouchers={vouchers} />
    </Page>
  )
}
