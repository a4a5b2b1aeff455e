import type { HoldReply } from '@foyer/api/conversion'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { exchange } from '../../../shared/conversion/paths.ts'
import { usePreservedFocus } from '../../../shared/conversion/use-preserved-focus.ts'
import { useRisingPauses } from '../../../shared/conversion/use-rising-pauses.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import * as styles from '../page.module.css'
import { Choices } from './choices.tsx'
import { Item } from './item.tsx'
import { Timer } from './timer.tsx'
import { toResult } from './to-result.ts'
import { RequestOutcome, UnknownNotice } from './unknown.tsx'

interface ReservationProps {
  reserved: HoldReply & { receivedAt: number }
  personal: Personal<HoldReply>
}

/** A reservation with its remaining time and the two acts on it. */
export const Reservation = ({ reserved, personal }: ReservationProps) => {
  const { id } = reserved.hold
  const { person, refetch, take } = personal
  const commit = useOnce({
    name: `commit.${id}`,
    path: pathTo('POST /user/:number/conversion/commit', exchange),
    person,
    onDone: ({ conversion }) => toResult(conversion.id),
    onRefused: () => void refetch(),
  })
  const release = useOnce({
    name: `release.${id}`,
    path: pathTo('POST /user/:number/conversion/release', exchange),
    person,
    onDone: take,
    onRefused: () => void refetch(),
  })
  const isOutcomeUnknown = isOpen(commit.state)
  const heading = usePreservedFocus(isOutcomeUnknown ? 'unknown' : 'held')
  const [isOver, setOver] = useState(false)
  // the server's clock decides; if it is a little behind this one, the page requests again until the server agrees
  useRisingPauses(isOver, refetch, true)
  // loads the texts while the network is available
  useEffect(() => whenIdle(() => void loadReasonText().catch(() => undefined)), [])

  return (
    <div className={styles.startingParts}>
      {isOutcomeUnknown ? (
        <UnknownNotice heading={heading} />
      ) : (
        <Timer
          reserved={reserved}
          heading={heading}
          onEnd={() => {
            setOver(true)
            void refetch()
          }}
        />
      )}
      <Item reserved={reserved} />
      {isOutcomeUnknown ? <RequestOutcome commit={commit} /> : <Choices hold={id} commit={commit} release={release} />}
    </div>
  )
}
