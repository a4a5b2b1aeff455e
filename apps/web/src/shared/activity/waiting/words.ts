import type { WaitingPlace } from '@foyer/api/waiting-rooms'
import { formatCount } from '../../format/count.ts'
import { formatClock, formatNearMoment } from '../../format/hong-kong-time.ts'
import type { Language } from '../../text/languages.ts'
import { fill, textsIn } from '../../text/table.ts'
import type { GateText } from '../gate/gate-words.ts'
import { text } from './text.ts'

const minute = 60_000

/** Rounds minutes up to a step that grows, because nobody can know a long wait to the minute. */
export const roundedMinutes = (milliseconds: number): number => {
  const minutes = Math.ceil(milliseconds / minute)
  const step = minutes <= 5 ? 1 : minutes <= 30 ? 5 : 15
  return Math.ceil(minutes / step) * step
}

const waitWords = ({ asOf, expectedAt }: WaitingPlace, language: Language): string => {
  const t = textsIn(text, language)
  if (expectedAt === null) return t.paused
  const left = expectedAt - asOf
  return left < minute ? t.underMinute : fill(t.minutes, { n: roundedMinutes(left) })
}

/** A place in words. `spoken` changes only when there is news: not with every person who is admitted. */
export const placeWords = (place: WaitingPlace, language: Language): GateText & { spoken: string } => {
  const t = textsIn(text, language)
  const { state, ahead, startsAt, admittedUntil } = place
  if (state === 'early') {
    const order = fill(t.earlyWhy, { time: formatNearMoment(language, startsAt ?? 0, place.asOf) })
    return { title: t.early, why: [order, t.stays], scene: 'waiting', spoken: `${t.early} ${order}` }
  }
  if (state === 'admitted') {
    const until = fill(t.turnWhy, { time: formatClock(language, admittedUntil ?? 0) })
    return { title: t.turn, why: [until], spoken: `${t.turn} ${until}` }
  }
  if (state === 'missed')
    return { title: t.missed, why: [t.missedWhy], scene: 'ended', spoken: `${t.missed} ${t.missedWhy}` }
  const wait = waitWords(place, language)
  const title = ahead ? fill(t.waiting, { n: formatCount(ahead) }) : t.next
  return { title, why: [wait, t.stays, t.scarce], scene: 'waiting', spoken: wait }
}
