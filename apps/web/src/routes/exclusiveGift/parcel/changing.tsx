import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import type { Known } from '../../../shared/errors/by-refusal.ts'
import type { OnceState } from '../../../shared/once/once.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from './parcel.module.css'
import { text } from './text.ts'

/** A change without an answer. The button requests its outcome and does not make the change twice. */
export const UnknownChange = ({ onAgain }: { onAgain: () => void }) => {
  const t = useText(text)
  const online = useOnline()
  return (
    <div className={styles.changing}>
      <GateLine title={t.unknown} why={[t.unknownWhy]} />
      <Button blocked={!online} onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}

/** The calls that change a gift. */
type ChangeCall = 'POST /user/493/gift/item' | 'POST /user/rewards/address'

/** The reason why a change was refused. */
export const RefusedChange = ({ state, itemGone }: { state: OnceState<ChangeCall>; itemGone?: string }) =>
  state.kind === 'refused' && (
    <Notice tone="danger" live>
      {state.reason === 'activity_sold_out' && itemGone ? itemGone : state.message}
    </Notice>
  )

/** Refusals after which another change may succeed. */
type Passing = 'activity_queued' | 'activity_sold_out' | 'key_reused' | 'not_found'

/** Whether the gift can no longer change: it is packed, or the reward is no longer open. */
export const isFinal = (state: OnceState<ChangeCall>): boolean =>
  state.kind === 'refused' &&
  ((state.reason satisfies Known<ChangeCall, Passing | 'gift_packed' | 'reward_not_open'>) === 'gift_packed' ||
    state.reason === 'reward_not_open')
