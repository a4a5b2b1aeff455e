import type { JoinStatus } from '@foyer/api/activities'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNearMoment } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FullGate } from '../gate/full-gate.tsx'
import { GateLine } from '../gate/gate-line.tsx'
import { NextStep } from '../gate/next-step.tsx'
import { useShown } from '../shown.ts'
import { useRefetchAt } from '../use-refetch-at.ts'
import { text } from './text.ts'
import { usePlace } from './use-place.ts'
import { placeWords } from './words.ts'

interface WaitingRoomProps {
  room: NonNullable<JoinStatus['waitingRoom']>
  /** the action of a person who is admitted */
  children: ReactNode
}

const announcement = 'visually-hidden'

/** The place of a signed-in person. */
const Place = ({ children }: Pick<WaitingRoomProps, 'children'>) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, personalStatus } = useShown()
  const { person, gate, refetch } = personalStatus
  const { place, error, isFetching, look } = usePlace(detail.number, person)
  const isOver = place?.state === 'over'
  const latest = useRef(refetch)
  latest.current = refetch
  const isSoldOut = place?.state === 'sold_out'
  // the room was closed or nothing is left, so the status of the page is outdated
  useEffect(() => {
    if (isOver || isSoldOut) void latest.current()
  }, [isOver, isSoldOut])

  if (!place)
    return error ? (
      <GateLine
        title={t.failed}
        why={[t.failedWhy]}
        scene="error"
        retry={{ label: t.retry, busy: isFetching, onPress: () => void look() }}
      />
    ) : (
      <GateLine title={t.entering} isPending />
    )
  // a participant has a place already, and the action reads what is left
  if (isOver || (isSoldOut && gate === 'joined')) return children
  if (isSoldOut) return <FullGate />
  const { title, why, scene, spoken } = placeWords(place, language)
  return (
    <>
      <GateLine
        title={title}
        why={error ? [...why, t.failed] : why}
        scene={scene}
        tone={place.state === 'admitted' ? 'good' : place.state === 'missed' ? undefined : 'queue'}
        isSilent
      />
      <p className={announcement} role="status">
        {spoken}
      </p>
      {place.state === 'admitted' && children}
      {place.state === 'missed' && (
        <Button busy={isFetching} onClick={() => void look()}>
          {t.again}
        </Button>
      )}
    </>
  )
}

/** The waiting room of an activity in the bottom panel, in place of the action that needs an admitted place. */
export const WaitingRoom = ({ room, children }: WaitingRoomProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { now, personalStatus } = useShown()
  const { person, status, refetch } = personalStatus
  const isOpen = status !== undefined && status.asOf >= room.opensAt
  useRefetchAt(isOpen ? [] : [room.opensAt], now, refetch)

  if (person && isOpen) return <Place>{children}</Place>
  const why = fill(t.announcedWhy, { time: formatNearMoment(language, room.opensAt, now) })
  return (
    <>
      <GateLine title={t.announced} why={person ? [why] : [...(isOpen ? [] : [why]), t.signIn]} scene="waiting" />
      {!person && <NextStep gate="anonymous" />}
    </>
  )
}
