import type { ConversionReply, HoldReply, SettleHoldRequest } from '@foyer/contract/conversion'
import { useEffect, useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { callPath, resultPage } from '../../../shared/conversion/paths.ts'
import { useRisingPauses } from '../../../shared/conversion/use-rising-pauses.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'
import { type Once, useOnce } from '../../../shared/once/use-once.ts'
import { text as personalText } from '../../../shared/personal/text.ts'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'
import { Item } from './item.tsx'
import { Timer } from './timer.tsx'
import { Unknown } from './unknown.tsx'

type Asked = Omit<SettleHoldRequest, 'key'>

/** Nobody knows what became of a confirmation, until an answer to it has come. */
const useUnsure = ({ state }: Once<Asked>): boolean => {
  const [isUnsure, setUnsure] = useState(false)
  useEffect(() => {
    if (state.kind !== 'sending') setUnsure(state.kind === 'unknown')
  }, [state.kind])
  return isUnsure
}

interface HeldProps {
  reserved: HoldReply & { receivedAt: number }
  personal: Personal<HoldReply>
}

/** What is reserved, the time it stays so, and the two ways on from it. */
export const Held = ({ reserved, personal }: HeldProps) => {
  const t = useText(text)
  const words = useText(personalText)
  const online = useOnline()
  const { id } = reserved.hold
  const { person, ask, take } = personal
  const commit = useOnce<Asked, ConversionReply>({
    name: `commit.${id}`,
    path: callPath('commit'),
    person,
    onDone: ({ conversion }) => goTo(resultPage(conversion.id), { replace: true }),
    onRefused: () => void ask(),
  })
  const release = useOnce<Asked, HoldReply>({
    name: `release.${id}`,
    path: callPath('release'),
    person,
    onDone: take,
    onRefused: () => void ask(),
  })
  const isUnsure = useUnsure(commit)
  const [isOver, setOver] = useState(false)
  // the server's clock decides: where it is a little behind ours, it is asked until it agrees
  useRisingPauses(isOver, ask)
  // there before the network goes
  useEffect(() => whenIdle(() => void loadReasonText().catch(() => undefined)), [])

  if (isUnsure) return <Unknown reserved={reserved} commit={commit} />
  const isSending = commit.state.kind === 'sending'
  const refused = [commit.state, release.state].find((state) => state.kind === 'refused')
  return (
    <div className="starting-parts">
      <Timer
        reserved={reserved}
        onEnd={() => {
          setOver(true)
          void ask()
        }}
      />
      <Item reserved={reserved} />
      {!online && (
        <Notice tone="info" icon={offlineIcon} live>
          {words.offline}
        </Notice>
      )}
      {refused?.kind === 'refused' && (
        <Notice tone="danger" live>
          {refused.message}
        </Notice>
      )}
      {release.state.kind === 'unknown' && (
        <Notice tone="warn" live>
          <p>
            {words.unknown} {words.unknownWhy}
          </p>
          <Button look="plain" onClick={release.again}>
            {words.again}
          </Button>
        </Notice>
      )}
      <div className="starting-actions">
        <p className="starting-final">{t.final}</p>
        <Button
          busy={isSending}
          blocked={!online || release.state.kind === 'sending'}
          onClick={() => commit.send({ hold: id })}
        >
          {isSending ? t.confirming : t.confirm}
        </Button>
        <Button
          look="quiet"
          busy={release.state.kind === 'sending'}
          blocked={!online || isSending}
          onClick={() => release.send({ hold: id })}
        >
          {t.giveUp}
        </Button>
      </div>
    </div>
  )
}
