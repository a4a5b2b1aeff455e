import type { ConversionReply, HoldReply, SettleHoldRequest } from '@foyer/contract/conversion'
import { useEffect, useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { callPath, resultPage } from '../../../shared/conversion/paths.ts'
import { useFocusKept } from '../../../shared/conversion/use-focus-kept.ts'
import { useRisingPauses } from '../../../shared/conversion/use-rising-pauses.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'
import { useOnce } from '../../../shared/once/use-once.ts'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useUnsure } from '../use-unsure.ts'
import { Choices } from './choices.tsx'
import { Item } from './item.tsx'
import { Timer } from './timer.tsx'
import { AskAgain, UnknownNotice } from './unknown.tsx'

type Asked = Omit<SettleHoldRequest, 'key'>

interface HeldProps {
  reserved: HoldReply & { receivedAt: number }
  personal: Personal<HoldReply>
}

/** What is reserved, the time it stays so, and the two ways on from it. */
export const Held = ({ reserved, personal }: HeldProps) => {
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
  const heading = useFocusKept(isUnsure ? 'unknown' : 'held')
  const [isOver, setOver] = useState(false)
  // the server's clock decides: where it is a little behind ours, it is asked until it agrees
  useRisingPauses(isOver, ask, true)
  // there before the network goes
  useEffect(() => whenIdle(() => void loadReasonText().catch(() => undefined)), [])

  return (
    <div className="starting-parts">
      {isUnsure ? (
        <UnknownNotice heading={heading} />
      ) : (
        <Timer
          reserved={reserved}
          heading={heading}
          onEnd={() => {
            setOver(true)
            void ask()
          }}
        />
      )}
      <Item reserved={reserved} />
      {isUnsure ? <AskAgain commit={commit} /> : <Choices hold={id} commit={commit} release={release} />}
    </div>
  )
}
