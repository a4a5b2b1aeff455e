import type { Reward, RewardTab } from '@foyer/api/rewards'
import { correctionOf } from '@foyer/api/staff/corrections'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayOf } from '@foyer/staff-interface/time'
import { Gift, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { Segments } from '../ui/field.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { Since } from '../ui/since.tsx'
import { nameOf, statusNames } from './event-names.ts'
import { Propose } from './propose.tsx'
import { Resend } from './resend.tsx'
import { text } from './text.ts'
import { usePagesOf } from './use-read-of.ts'
import { workText } from './work-text.ts'

const tabNames = { available: 'tabAvailable', used: 'tabUsed', expired: 'tabExpired' } as const
const tabs = ['available', 'used', 'expired'] as const satisfies readonly RewardTab[]

const toneOf = (status: Reward['status']): Tone => {
  if (status === 'revoked' || status === 'returned') return 'bad'
  if (status === 'available' || status === 'claimable') return 'good'
  return 'neutral'
}

const hongKongDollars = (minor: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'HKD' }).format(minor / 100)

/** The acts on a reward that the roles of the member of staff and the status of the reward allow. */
const Acts = ({ reward, name }: { reward: Reward; name: string }) => {
  const w = useText(workText)
  const { session } = useSession()
  const { open } = useActAddress()
  const kind = correctionOf(reward)
  const acts = [
    ...(reward.type === 'exchange_voucher' &&
    reward.status === 'available' &&
    admits('POST /staff/care/rewards/resend', session.roles)
      ? [{ name: w.resend, icon: <Send size={16} aria-hidden="true" />, act: () => open('resend', reward.id) }]
      : []),
    ...(kind && admits('POST /staff/care/corrections/propose', session.roles)
      ? [
          {
            name: w[kind],
            icon: <Undo2 size={16} aria-hidden="true" />,
            isDangerous: kind === 'revoke',
            act: () => open(kind, reward.id),
          },
        ]
      : []),
  ]
  return acts.length === 0 ? null : <RowMenu label={fill(w.actionsOf, { name })} acts={acts} />
}

const Row = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const statuses = useText(statusNames)
  const language = useLanguage()
  return (
    <tr>
      <td data-part="title">
        <span className="stacked">
          <span className="strong">{reward.item.name[language]}</span>
          <span className="hint">
            {reward.source.title[language]} · {reward.source.number}
            {reward.amount && ` · ${hongKongDollars(reward.amount.minor, language)}`}
            {reward.maskedCode !== null && ` · ${fill(t.codeEnds, { tail: reward.maskedCode })}`}
          </span>
        </span>
      </td>
      <td data-name={t.status}>
        <Badge tone={toneOf(reward.status)} dot>
          {nameOf(statuses, reward.status)}
        </Badge>
      </td>
      <td data-name={t.reference}>
        <CopyText value={reward.reference} />
      </td>
      <td data-name={t.issued}>
        <Since at={reward.issuedAt} />
      </td>
      <td data-name={t.validUntil} className="time">
        {reward.validUntil === null ? <span className="faint">{t.noEnd}</span> : dayOf(reward.validUntil)}
      </td>
      <td data-part="acts">
        <Acts reward={reward} name={reward.item.name[language]} />
      </td>
    </tr>
  )
}

/** The rewards of the person, in the tabs and the order in which the person sees them. */
export const Rewards = ({ person }: { person: string }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const { act, id } = useActAddress()
  const { session } = useSession()
  const [tab, setTab] = useState<RewardTab>('available')
  const { pages, fault, hasMore, isLoadingMore, more, again } = usePagesOf(
    'POST /staff/care/rewards',
    [person, tab],
    (cursor) => ({ id: person, tab, ...(cursor !== null && { cursor }) }),
    ({ next }) => next,
  )
  const rewards = pages?.flatMap((page) => page.rewards)
  const counts = pages?.[0]?.counts
  const chosen = rewards?.find((one) => one.id === id)
  const kind = chosen && correctionOf(chosen)
  const isProposed = kind !== undefined && kind === act && admits('POST /staff/care/corrections/propose', session.roles)
  const isResent = act === 'resend' && admits('POST /staff/care/rewards/resend', session.roles)
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
      {!rewards && !fault && <LoadingRows />}
      {rewards?.length === 0 && <Empty icon={Gift} title={t.noRewards} />}
      {rewards && rewards.length > 0 && (
        <div className="table-box">
          <table className="data-table" aria-label={t.rewards}>
            <thead>
              <tr>
                {[t.item, t.status, t.reference, t.issued, t.validUntil].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{h.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rewards.map((reward) => (
                <Row key={reward.id} reward={reward} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {fault && <Failure fault={fault} again={again} isWhole={!rewards} />}
      {hasMore && (
        <div className="more">
          <Button isBusy={isLoadingMore} onClick={more}>
            {t.moreRewards}
          </Button>
        </div>
      )}
      <Propose
        person={person}
        target={isProposed && chosen ? { kind, id: chosen.id, name: chosen.item.name[language] } : undefined}
      />
      <Resend person={person} reward={isResent ? chosen : undefined} />
    </>
  )
}
