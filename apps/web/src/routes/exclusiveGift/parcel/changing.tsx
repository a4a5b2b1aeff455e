import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import type { OnceState } from '../../../shared/once/use-once.ts'
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

/** The reason why a change was refused. */
export const RefusedChange = ({ state, itemGone }: { state: OnceState; itemGone?: string }) =>
  state.kind === 'refused' && (
    <Notice tone="danger" live>
      {state.reason === 'activity_sold_out' && itemGone ? itemGone : state.message}
    </Notice>
  )

/** Whether the gift can no longer change: it is packed, or the reward is no longer open. */
export const isFinal = (state: OnceState): boolean =>
  state.kind === 'refused' && (state.reason === 'gift_packed' || state.reason === 'reward_not_open')
