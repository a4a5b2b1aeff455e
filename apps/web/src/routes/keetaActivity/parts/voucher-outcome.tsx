import { Outcome } from '../../../shared/activity/frame/outcome.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { statusIcons } from './icons.ts'
import { useVoucher } from './use-voucher.ts'
import { text as voucherText } from './voucher-text.ts'

/** That the voucher is claimed; its state where that says more. */
export const VoucherOutcome = () => {
  const t = useText(text)
  const words = useText(voucherText)
  const status = useVoucher().data?.voucher?.status ?? 'available'
  const isFine = status === 'available' || status === 'used'
  return (
    <Outcome
      icon={statusIcons[status]}
      title={status === 'available' ? t.isClaimed : words[status]}
      tone={isFine ? undefined : 'warn'}
    />
  )
}
