import type { WaitingPlace, WaitingState } from '@foyer/api/waiting-rooms'

/** A waiting room with what is known of it at a moment. Times are milliseconds of the business clock. */
export interface Room {
  readonly activity: number
  readonly id: string
  readonly seed: Buffer
  readonly opensAt: number
  readonly startsAt: number
  readonly endsAt: number
  readonly perSecond: number
  readonly admittedBefore: number
  readonly rateSince: number
  /** milliseconds within which an admitted person may join */
  readonly admittedFor: number
  /** number of persons who came before the start */
  readonly early: number
  readonly isSoldOut: boolean
}

/**
 * Where a person stands: those who came before the start have a random share of 0 to 1, which orders them; the others
 * have a number behind them.
 */
export type Place = { readonly share: number } | { readonly behind: number }

/** Returns the number of admitted places at a moment. It never falls. Persons with a lower position are admitted. */
export const admittedUpTo = ({ startsAt, perSecond, admittedBefore, rateSince }: Room, at: number): number =>
  at < startsAt ? 0 : admittedBefore + (perSecond * Math.max(0, at - Math.max(rateSince, startsAt))) / 1000

/** The number of a place; several early places may share one, if their shares lie close together. */
export const numberOf = ({ early }: Room, place: Place): number =>
  'share' in place ? Math.floor(place.share * early) : early + place.behind

/**
 * The first number behind the early places that is not admitted yet. Whoever comes while nobody waits gets it, so that an
 * idle room saves nothing up that would admit many at once later.
 */
export const firstBehind = (room: Room, at: number): number =>
  Math.max(0, Math.ceil(admittedUpTo(room, at)) - room.early)

/** When a number was or will be admitted at the present rate; infinite while nobody is admitted. */
const admittedAt = ({ startsAt, perSecond, admittedBefore, rateSince }: Room, number: number): number => {
  const since = Math.max(rateSince, startsAt)
  if (number < admittedBefore) return since
  return perSecond === 0 ? Number.POSITIVE_INFINITY : Math.ceil(since + ((number - admittedBefore) / perSecond) * 1000)
}

/**
 * Seconds after which a client looks again: sooner the closer its turn is. `farthest` bounds how long a phone knows nothing
 * of a new rate. Each second less costs a room of ten million persons a core of some machine.
 */
const nearest = 5
const farthest = 300
/** after the room, or while it admits nobody */
const idle = 60
const clamped = (seconds: number): number => Math.min(farthest, Math.max(nearest, seconds))
const lookAgainAfter = (milliseconds: number): number => Math.round(clamped(milliseconds / 4_000))

const nobody = { ahead: null, expectedAt: null, admittedUntil: null }

const stateAt = (room: Room, until: number, number: number, at: number): WaitingState => {
  if (at >= room.endsAt) return 'over'
  if (room.isSoldOut) return 'sold_out'
  if (at < room.startsAt) return 'early'
  if (number >= admittedUpTo(room, at)) return 'waiting'
  return at < until ? 'admitted' : 'missed'
}

/** A place as its holder sees it at a moment. */
export const placeAt = (room: Room, place: Place, at: number): WaitingPlace => {
  const number = numberOf(room, place)
  const expectedAt = admittedAt(room, number)
  const until = expectedAt + room.admittedFor
  const state = stateAt(room, until, number, at)
  const base = { asOf: at, state, startsAt: room.startsAt, ...nobody, lookAgainIn: idle }
  // otherwise every phone would look in the seconds around the start, although few turns come soon after it
  if (state === 'early')
    return { ...base, lookAgainIn: Math.ceil(clamped((room.startsAt - at + (expectedAt - room.startsAt) / 4) / 1_000)) }
  if (state === 'admitted') return { ...base, admittedUntil: until }
  if (state !== 'waiting') return base
  return {
    ...base,
    ahead: Math.ceil(number - admittedUpTo(room, at)),
    expectedAt: Number.isFinite(expectedAt) ? expectedAt : null,
    lookAgainIn: Number.isFinite(expectedAt) ? lookAgainAfter(expectedAt - at) : idle,
  }
}

/** The place of an activity without a room, or after it. */
export const noRoom = (at: number): WaitingPlace => ({
  asOf: at,
  state: 'over',
  startsAt: null,
  ...nobody,
  lookAgainIn: idle,
})
