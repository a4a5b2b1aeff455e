import type { Reward } from '@foyer/api/rewards'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { lookOf } from '../status.ts'
import { text } from './state-text.ts'

const kinds = { exchange_voucher: 'Voucher', cash_return: 'Cash', physical_gift: 'Gift' } as const

const noteOf = ({ type, status, needs }: Reward): keyof typeof text | undefined => {
  const kind = kinds[type]
  if (status === 'expired' || status === 'revoked') return `${status}${kind}`
  if (status === 'pending' && kind !== 'Gift') return `pending${kind}`
  if (status === 'claimable' && kind === 'Gift') return 'addressNeeded'
  if (status === 'returned') return needs === 'address' ? 'returnedAddress' : 'returned'
  if (status === 'preparing' && needs === 'address') return 'otherAddress'
  return status === 'crediting' ? 'crediting' : undefined
}

/** An explanation of a state whose name is not sufficient. */
export const StateNote = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const language = useLanguage()
  const note = noteOf(reward)
  if (!note) return null
  const { tone, icon } = lookOf(reward)
  return (
    <Notice tone={tone === 'warn' ? 'warn' : 'info'} icon={icon}>
      <p>{fill(t[note], reward.payoutAt === null ? {} : { day: formatDay(language, reward.payoutAt) })}</p>
    </Notice>
  )
}
