import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import type { OnceState } from '../../../shared/once/use-once.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from './text.ts'

/** A change nobody has answered yet: asked again, never made twice. */
export const UnknownChange = ({ onAgain }: { onAgain: () => void }) => {
  const t = useText(text)
  const online = useOnline()
  return (
    <div className="changing">
      <GateLine title={t.unknown} why={[t.unknownWhy]} />
      <Button blocked={!online} onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}

/** Why a change came to nothing. */
export const RefusedChange = ({ state, itemGone }: { state: OnceState; itemGone?: string }) =>
  state.kind === 'refused' && (
    <Notice tone="danger" live>
      {state.reason === 'activity_sold_out' && itemGone ? itemGone : state.message}
    </Notice>
  )

/** Nothing more to be done about it: the gift is packed, or gone. */
export const isFinal = (state: OnceState): boolean =>
  state.kind === 'refused' && (state.reason === 'gift_packed' || state.reason === 'reward_not_open')
