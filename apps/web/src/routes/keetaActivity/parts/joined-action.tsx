import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useVoucher } from './use-voucher.ts'

/** The element id of the voucher card, which is also the focus target. */
export const voucherId = 'voucher'

/** A link to the voucher while it can be used, next to the message that the person has claimed. */
export const JoinedAction = () => {
  const t = useText(text)
  const { data } = useVoucher()
  if (data?.voucher?.status === 'available') return <Button onClick={() => showPart(voucherId)}>{t.toVoucher}</Button>
  return (
    <a className="button button-plain" href="#/myRewards">
      {t.toRewards}
    </a>
  )
}
