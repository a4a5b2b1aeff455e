import { inLanguage } from '@foyer/api/languages'
import type { Reward, RewardTab } from '@foyer/api/rewards'
import { correctionOf } from '@foyer/api/staff/corrections'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayOf, dayText } from '@foyer/staff-interface/time'
import { Gift, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { useActsColumn } from '../acts/acts-column.tsx'
import { usePages } from '../acts/pages.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { statusNames } from '../text/statuses.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Segments } from '../ui/field.tsx'
import { List } from '../ui/list.tsx'
import { Since } from '../ui/since.tsx'
import { nameOf } from './event-names.ts'
import { Propose } from './propose.tsx'
import { Resend } from './resend.tsx'
import { text } from './text.ts'
import { workText } from './work-text.ts'

const tabNames = { available: 'tabAvailable', used: 'tabUsed', expired: 'tabExpired' } as const
const tabs = ['available', 'used', 'expired'] as const satisfies readonly RewardTab[]

const resend = 'POST /staff/care/rewards/resend'
const propose = 'POST /staff/care/corrections/propose'

const toneOf = (status: Reward['status']): Tone => {
  if (status === 'revoked' || status === 'returned') return 'bad'
  if (status === 'available' || status === 'claimable') return 'good'
  return 'neutral'
}

const hongKongDollars = (minor: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'HKD' }).format(minor / 100)

const useColumns = (): readonly Column<Reward>[] => {
  const t = useText(text)
  const w = useText(workText)
  const statuses = useText(statusNames)
  const language = useLanguage()
  const acts = useActsColumn<Reward>({
    nameOf: ({ item }) => inLanguage(item.name, language),
    idOf: ({ id }) => id,
    actsOf: (reward) => {
      const kind = correctionOf(reward)
      return [
        ...(reward.type === 'exchange_voucher' && reward.status === 'available'
          ? [{ act: 'resend', name: w.resend, call: resend, icon: Send } as const]
          : []),
        ...(kind
          ? [{ act: kind, name: w[kind], call: propose, icon: Undo2, isDangerous: kind === 'revoke' } as const]
          : []),
      ]
    },
  })
  return [
    {
      id: 'item',
      name: t.item,
      cell: ({ item, source, amount, maskedCode }) => (
        <span className="stacked">
          <span className="strong">{inLanguage(item.name, language)}</span>
          <span className="hint">
            {inLanguage(source.title, language)} · {source.number}
            {amount && ` · ${hongKongDollars(amount.minor, language)}`}
            {maskedCode !== null && ` · ${fill(t.codeEnds, { tail: maskedCode })}`}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      name: t.status,
      cell: ({ status }) => (
        <Badge tone={toneOf(status)} dot>
          {nameOf(statuses, status)}
        </Badge>
      ),
    },
    { id: 'reference', name: t.reference, cell: ({ reference }) => <CopyText value={reference} /> },
    { id: 'issued', name: t.issued, cell: ({ issuedAt }) => <Since at={issuedAt} /> },
    {
      id: 'until',
      name: t.validUntil,
      cell: ({ validUntil }) =>
        validUntil === null ? (
          <span className="faint">{t.noEnd}</span>
        ) : (
          <span className="time">{dayText(language, dayOf(validUntil))}</span>
        ),
    },
    acts,
  ]
}

/** The rewards of the person, in the tabs and the order in which the person sees them. */
export const Rewards = ({ person }: { person: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const { act, id } = useActAddress()
  const { session } = useSession()
  const [tab, setTab] = useState<RewardTab>('available')
  const columns = useColumns()
  const reading = usePages('POST /staff/care/rewards', { id: person, tab }, ({ next }) =>
    next === null ? null : { cursor: next },
  )
  const rewards = reading.pages?.flatMap((page) => page.rewards)
  const counts = reading.pages?.[0]?.counts
  const chosen = rewards?.find((one) => one.id === id)
  const kind = chosen && correctionOf(chosen)
  const isProposed = kind !== undefined && kind === act && admits(propose, session.roles)
  const isResent = act === 'resend' && admits(resend, session.roles)
  return (
    <>
      <div className="care-tabs">
        <Segments
          label={t.rewardTabs}
          value={tab}
          choices={tabs.map((one) => [one, `${t[tabNames[one]]}${counts ? ` ${counts[one]}` : ''}`])}
          choose={setTab}
        />
      </div>
      <List
        label={t.rewards}
        rows={rewards}
        reading={reading}
        columns={columns}
        keyOf={({ id: reward }) => reward}
        empty={{ icon: Gift, title: t.noRewards }}
      />
      <Propose
        person={person}
        target={
          isProposed && chosen ? { kind, id: chosen.id, name: inLanguage(chosen.item.name, language) } : undefined
        }
      />
      <Resend person={person} reward={isResent ? chosen : undefined} />
    </>
  )
}
