import type { ApplicationReply, MyOfferings, Offering } from '@foyer/api/offerings'
import type { Answers } from '@foyer/testing/browser'
import { applicationFor, listOf, mine } from './replies.ts'

export const mineEndpoint = 'POST /trade/trade/matrix/offerings/mine'
export const applyEndpoint = (activity: 491 | 495) => `POST /api/user/${activity}/offerings/apply`
export const cancelEndpoint = (activity: 491 | 495) => `POST /api/user/${activity}/offerings/cancel`
export const listEndpoint = (activity: 491 | 495) => `GET /api/offerings/${activity}`

/** Answers with the offerings of an activity and an account's status for them. */
export const offered = (offerings: readonly Offering[], own: Partial<MyOfferings> = {}): Answers => ({
  [listEndpoint(offerings[0]?.activity === 491 ? 491 : 495)]: listOf(...offerings),
  [mineEndpoint]: mine(own),
})

/** The server's answer to an application or to its cancellation. */
export const applicationReply = (
  application: ApplicationReply['application'],
  own: Partial<MyOfferings> = {},
): ApplicationReply => ({ application, mine: mine({ applications: [application], ...own }) })

export const applied = (
  offering: Offering,
  ...how: Parameters<typeof applicationFor> extends [Offering, ...infer Rest] ? Rest : never
) => applicationReply(applicationFor(offering, ...how))
