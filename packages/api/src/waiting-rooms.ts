import { z } from 'zod'

/** Waiting rooms for the opening of activities. Times are milliseconds since 1970 of the business clock. */

/** A waiting room that is announced or open. */
export const waitingRoom = z.object({
  /** places are given from here on */
  opensAt: z.number().int(),
  /** people are admitted from here on */
  startsAt: z.number().int(),
})
export type WaitingRoom = z.infer<typeof waitingRoom>

/**
 * `early`: the order is drawn at the start. `waiting`: people are ahead. `admitted`: the person may join now. `missed`:
 * the time to join is over, and the person may get a new place. `sold_out`: nothing is left. `over`: the room is closed,
 * and nobody needs a place.
 */
export const waitingState = z.enum(['early', 'waiting', 'admitted', 'missed', 'sold_out', 'over'])
export type WaitingState = z.infer<typeof waitingState>

/** A person's place at a moment. */
export const waitingPlace = z.object({
  asOf: z.number().int(),
  state: waitingState,
  startsAt: z.number().int().nullable(),
  /** people who are admitted before; null unless `waiting` */
  ahead: z.number().int().nullable(),
  /** when the person is admitted at the present rate; null unless `waiting`, and while nobody is admitted */
  expectedAt: z.number().int().nullable(),
  /** when the permission to join ends; null unless `admitted` */
  admittedUntil: z.number().int().nullable(),
  /** seconds after which the client looks again; it adds up to a quarter at random */
  lookAgainIn: z.number().int(),
})
export type WaitingPlace = z.infer<typeof waitingPlace>

/**
 * A place with its ticket, by which the client looks again without a signature. The ticket names no person, and whoever
 * has it learns the place and cannot join with it. Null without a room.
 */
export const waitingReply = z.object({ place: waitingPlace, ticket: z.string().nullable() })
export type WaitingReply = z.infer<typeof waitingReply>
