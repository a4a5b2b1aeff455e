import { showPart } from '../../../shared/activity/show-part.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useVoucher } from './use-voucher.ts'

/** Where the voucher's card stands; it takes the focus with it. */
export const voucherId = 'voucher'

/** Beside the line that says that the person has claimed: to the voucher, as long as it can be used. */
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
