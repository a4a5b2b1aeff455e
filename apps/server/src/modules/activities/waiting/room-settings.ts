import type { RoomSettings } from './operate-rooms.ts'

const minute = 60_000

/** What a person decides about a room around an opening. Minutes, except the rate. */
interface Wish {
  readonly perSecond: number
  readonly before: number
  readonly after: number
  readonly admittedFor: number
}

/**
 * The settings of a room around the opening of an activity. The room of an open activity starts now, and a change does
 * not move a start that has passed.
 *
 * @param running the room that the activity has, if it has not ended
 * @param at business clock
 */
export const settingsOf = (
  opensAt: number,
  running: Pick<RoomSettings, 'opensAt' | 'startsAt'> | undefined,
  { perSecond, before, after, admittedFor }: Wish,
  at: number,
): RoomSettings => {
  const startsAt = running && running.startsAt <= at ? running.startsAt : Math.max(opensAt, at)
  return {
    opensAt: Math.min(startsAt, running?.opensAt ?? startsAt - before * minute),
    startsAt,
    endsAt: startsAt + after * minute,
    perSecond,
    admittedFor,
  }
}
