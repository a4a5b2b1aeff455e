import type { Reward } from '@foyer/api/rewards'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, type Texts } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { lookOf } from '../status.ts'
import { text } from './state-text.ts'

const kinds = { exchange_voucher: 'Voucher', cash_return: 'Cash', physical_gift: 'Gift' } as const

const noteOf = (
  { type, status, needs, payoutAt }: Reward,
  t: Texts<typeof text>,
  language: Language,
): string | undefined => {
  const kind = kinds[type]
  if (status === 'expired' || status === 'revoked') return t[`${status}${kind}`]
  if (status === 'pending' && kind === 'Voucher') return t.pendingVoucher
  if (status === 'pending' && payoutAt !== null) return fill(t.pendingCash, { day: formatDay(language, payoutAt) })
  if (status === 'claimable' && kind === 'Gift') return t.addressNeeded
  if (status === 'returned') return needs === 'address' ? t.returnedAddress : t.returned
  if (status === 'preparing' && needs === 'address') return t.otherAddress
  return status === 'crediting' ? t.crediting : undefined
}

/** An explanation of a state whose name is not sufficient. */
export const StateNote = ({ reward }: { reward: Reward }) => {
  const note = noteOf(reward, useText(text), useLanguage())
  if (!note) return null
  const { tone, icon } = lookOf(reward)
  return (
    <Notice tone={tone === 'warn' ? 'warn' : 'info'} icon={icon}>
      <p>{note}</p>
    </Notice>
  )
}
