import { inLanguage } from '@foyer/api/languages'
import type { Parcel } from '@foyer/api/staff/parcels'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { MapPin, Package, PackageCheck, PackageX, Search, Truck, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useActsColumn } from '../acts/acts-column.tsx'
import { usePages } from '../acts/pages.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Segments } from '../ui/field.tsx'
import { List } from '../ui/list.tsx'
import { Page } from '../ui/page.tsx'
import { Since } from '../ui/since.tsx'
import { ParcelActs } from './parcel-acts.tsx'
import { type ParcelAct, parcelActs, stepsOf } from './steps.ts'
import { text } from './text.ts'

const statuses = ['preparing', 'packed', 'shipped', 'returned', 'delivered', 'claimable'] as const
type Shown = (typeof statuses)[number]
const isShown = (status: string | null): status is Shown => statuses.some((one) => one === status)
const tones: Readonly<Partial<Record<Parcel['status'], Tone>>> = {
  preparing: 'warn',
  returned: 'bad',
  delivered: 'good',
}
const icons: Readonly<Record<ParcelAct, typeof Package>> = {
  address: MapPin,
  pack: Package,
  ship: Truck,
  deliver: PackageCheck,
  return: Undo2,
  revoke: PackageX,
}

const To = ({ parcel: { deliverTo, area, needsAddress } }: { parcel: Parcel }) => {
  const t = useText(text)
  const language = useLanguage()
  if (!deliverTo) return <span className="faint">{t.noAddress}</span>
  return (
    <span className="item-name">
      <span>
        {deliverTo.name} {needsAddress && <Badge tone="warn">{t.needsAddress}</Badge>}
      </span>
      <span className="hint">{inLanguage(area, language)}</span>
    </span>
  )
}

const useColumns = (): readonly Column<Parcel>[] => {
  const t = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<Parcel>({
    nameOf: ({ reference }) => reference,
    idOf: ({ reference }) => reference,
    actsOf: (parcel) =>
      stepsOf(parcel).map((act) => ({
        act,
        name: act === 'ship' && parcel.status === 'returned' ? t.shipAgain : t[act],
        call: parcelActs[act],
        icon: icons[act],
        isDangerous: act === 'revoke',
      })),
  })
  return [
    {
      id: 'gift',
      name: t.gift,
      value: ({ item }) => inLanguage(item, language),
      cell: ({ item, reference, isElsewhere }) => (
        <span className="item-name">
          <span className="strong">{inLanguage(item, language)}</span>
          <code className="faint">{reference}</code>
          {isElsewhere && (
            <span>
              <Badge>{t.elsewhere}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      name: t.status,
      cell: ({ status }) => (
        <Badge tone={tones[status] ?? 'neutral'} dot>
          {t[status]}
        </Badge>
      ),
    },
    { id: 'to', name: t.to, cell: (parcel) => <To parcel={parcel} /> },
    {
      id: 'activity',
      name: t.activity,
      value: ({ title }) => inLanguage(title, language),
      cell: ({ title }) => inLanguage(title, language),
    },
    {
      id: 'shipment',
      name: t.shipment,
      cell: ({ carrier, trackingNo }) =>
        carrier !== null && (
          <span className="item-name">
            <span>{carrier}</span>
            <code className="faint">{trackingNo}</code>
          </span>
        ),
    },
    {
      id: 'since',
      name: t.since,
      value: ({ grantedAt }) => grantedAt,
      cell: ({ grantedAt }) => <Since at={grantedAt} />,
    },
    acts,
  ]
}

const Find = ({ find }: { find: (reference: string) => void }) => {
  const t = useText(text)
  const [reference, setReference] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = reference.trim().toUpperCase()
    if (wanted !== '') find(wanted)
  }
  return (
    <form className="find" onSubmit={submit}>
      <div className="search">
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          className="input"
          aria-label={t.findHint}
          placeholder={t.findHint}
          maxLength={20}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </div>
      <Button type="submit">{t.find}</Button>
    </form>
  )
}

/** Gifts and their delivery. The chosen status, or the reference that is searched for, is in the address. */
export const Parcels = () => {
  const t = useText(text)
  const columns = useColumns()
  const [query, setQuery] = useSearchParams()
  const given = query.get('status')
  const status = isShown(given) ? given : 'preparing'
  const reference = query.get('reference')?.slice(0, 20)
  const reading = usePages(
    'POST /staff/parcels',
    { status, ...(reference && { reference }) },
    ({ after }) => after && { after },
  )
  const parcels = reading.pages?.flatMap((page) => page.parcels)
  const isShipped = parcels?.some(({ carrier }) => carrier !== null)
  return (
    <Page title={t.title} lead={t.lead}>
      <div className="tools">
        <Find find={(wanted) => setQuery({ reference: wanted })} />
        {reference ? (
          <Button onClick={() => setQuery({})}>{t.backToList}</Button>
        ) : (
          <Segments
            label={t.status}
            value={status}
            choices={statuses.map((one) => [one, t[one]])}
            choose={(next) => setQuery({ status: next })}
          />
        )}
      </div>
      <List
        key={status}
        label={reference ? fill(t.foundOne, { reference }) : t[status]}
        rows={parcels}
        reading={reading}
        columns={columns.filter(({ id }) => (id !== 'shipment' || isShipped) && (id !== 'status' || reference))}
        keyOf={({ id }) => id}
        sortedBy={[{ id: 'since', desc: false }]}
        empty={{
          icon: Package,
          title: reference ? t.notFoundTitle : t.emptyTitle,
          text: reference ? t.notFoundLead : t.emptyLead,
        }}
      />
      <ParcelActs parcels={parcels ?? []} />
    </Page>
  )
}
