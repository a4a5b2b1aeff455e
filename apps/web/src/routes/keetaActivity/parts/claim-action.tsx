import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { JoinAction } from '../../../shared/activity/join/join-action.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { useVoucher } from './use-voucher.ts'

/** The action of the open gate: claim, unless the partner's codes have run out before the activity's stock. */
export const ClaimAction = () => {
  const t = useText(text)
  const gate = useText(gateText)
  const online = useOnline()
  const { join } = useShown()
  const { data, error } = useVoucher()
  const isUnderWay = join.isBusy || join.state.kind === 'unknown'
  if (!data && !error && online && !isUnderWay) return <GateLine title={gate.checking} isPending />
  if (data?.pool?.remaining !== 0 || isUnderWay)
    // the ticket above shows how many vouchers are left
    return <JoinAction title="" why={[]} isOffline={!online} />
  return (
    <>
      <GateLine title={t.poolEmptyWhy} why={[]} tone="quiet" />
      <a className="button button-plain" href="#/">
        {t.others}
      </a>
    </>
  )
}
