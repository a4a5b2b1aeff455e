import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useCodeState } from './code-state.tsx'
import { useVoucher } from './use-voucher.ts'

/** The element id of the voucher card, which is also the focus target. */
export const voucherId = 'voucher'

/**
 * The code is what the partner honours, so the main action shows it, and then copies it. A person whose voucher was refused or
 * cancelled can take part in other activities.
 */
export const JoinedAction = () => {
  const t = useText(text)
  const { data } = useVoucher()
  const { code, isRequesting, reveal, copy } = useCodeState()
  const voucher = data?.voucher
  if (voucher?.status === 'refused' || voucher?.status === 'revoked')
    return (
      <a className="button" href="#/">
        {t.others}
      </a>
    )
  if (voucher?.status !== 'available')
    return (
      <a className="button button-plain" href="#/myRewards">
        {t.toRewards}
      </a>
    )
  if (code) return <Button onClick={() => void copy()}>{t.copyCode}</Button>
  return (
    <Button
      busy={isRequesting}
      onClick={() => {
        showPart(voucherId)
        void reveal(voucher.id)
      }}
    >
      {t.showCode}
    </Button>
  )
}
