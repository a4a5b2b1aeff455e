import type { RewardDetail } from '@foyer/api/rewards'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import type { Texts } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { lookOf } from '../status.ts'
import * as styles from './detail.module.css'
import { text } from './state-text.ts'

const kinds = { exchange_voucher: 'Voucher', cash_return: 'Cash', physical_gift: 'Gift' } as const

const noteOf = (
  { reward: { type, status, needs, payoutAt }, steps }: RewardDetail,
  t: Texts<typeof text>,
): string | undefined => {
  const kind = kinds[type]
  if (status === 'revoked' && steps.some((step) => step.status === 'credited')) return t.clawedBackCash
  if (status === 'expired' || status === 'revoked') return t[`${status}${kind}`]
  if (status === 'pending' && kind === 'Voucher') return t.pendingVoucher
  if (status === 'pending' && payoutAt !== null) return t.pendingCash
  if (status === 'claimable' && kind === 'Gift') return t.addressNeeded
  if (status === 'returned') return needs === 'address' ? t.returnedAddress : t.returned
  if (status === 'preparing' && needs === 'address') return t.otherAddress
  return status === 'crediting' ? t.crediting : undefined
}

/** An explanation of a state whose name is not sufficient. */
export const StateNote = ({ detail }: { detail: RewardDetail }) => {
  const note = noteOf(detail, useText(text))
  const { reward } = detail
  if (!note) return null
  const { tone, icon } = lookOf(reward)
  return (
    <Notice tone={tone === 'warn' ? 'warn' : 'info'} icon={icon}>
      <p className={styles.stateNote}>{note}</p>
      {reward.status === 'revoked' && <CallUs />}
    </Notice>
  )
}
