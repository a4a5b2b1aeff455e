import { z } from 'zod'
import { namedActivity } from './stops.ts'
import { reason, writtenText } from './written.ts'

const at = z.number().int()
const count = z.number().int()

/** A gateway of text messages, with the messages of the last day by region. */
export const smsGateway = z.object({
  name: z.string(),
  /** since when staff switched it off; null if it is on */
  offSince: at.nullable(),
  regions: z.array(z.object({ region: z.string(), sent: count, delivered: count, failed: count })),
})
export type SmsGatewayState = z.infer<typeof smsGateway>
/** Text messages of today in Hong Kong. The preferred gateway is first. */
export const smsState = z.object({
  day: z.iso.date(),
  limit: count,
  spent: count,
  /** codes that were typed in correctly; few of many sent is how fraud shows */
  verified: count,
  gateways: z.array(smsGateway),
})
export type SmsState = z.infer<typeof smsState>
export const smsLimitRequest = z.strictObject({ limit: z.number().int().min(0).max(1_000_000), reason })
export const smsGatewayRequest = z.strictObject({
  gateway: writtenText(1, 60),
  on: z.boolean(),
  reason,
})

/** A system of the firm as the server that replies sees it since its start. */
export const firmSystem = z.object({
  system: z.string(),
  isAway: z.boolean(),
  answered: count,
  refused: count,
  failed: count,
  /** milliseconds since the last answer and the last failure; null if there was none */
  sinceAnswer: count.nullable(),
  sinceFailure: count.nullable(),
  /** milliseconds of a call on average; null without calls */
  average: count.nullable(),
})
export type FirmSystem = z.infer<typeof firmSystem>

/** A partner whose vouchers the firm gives. */
export const partnerState = z.object({
  partner: z.string(),
  waiting: count,
  /** of the orders that wait: the time of the oldest, and how often the partner was called about one at most */
  oldestAt: at.nullable(),
  attempts: count,
  lastDeliveredAt: at.nullable(),
  lastRefusedAt: at.nullable(),
})
export type PartnerState = z.infer<typeof partnerState>
/** A process of a server. Times are of the wall clock. */
export const serverProcess = z.object({
  id: z.string(),
  /** whether it serves calls, and whether it runs jobs */
  serves: z.boolean(),
  works: z.boolean(),
  version: z.string(),
  commit: z.string(),
  startedAt: at,
  seenAt: at,
  /** its heartbeats ended without a stop in order */
  isLost: z.boolean(),
  /** whether this process answers the call */
  isAnswering: z.boolean(),
})
export type ServerProcess = z.infer<typeof serverProcess>
export const serverProcesses = z.object({ now: at, servers: z.array(serverProcess) })
export const firmSystems = z.object({ now: at, systems: z.array(firmSystem) })
export const partnerStates = z.object({ partners: z.array(partnerState) })

/** The waiting room of an activity. Times of the business clock. */
export const staffRoom = z.object({
  activity: namedActivity,
  opensAt: at,
  startsAt: at,
  endsAt: at,
  perSecond: z.number(),
  /** minutes within which an admitted person may join */
  admittedFor: z.number(),
  places: count,
  admitted: count,
})
export type StaffRoom = z.infer<typeof staffRoom>
/** `now` is the business clock. */
export const staffRooms = z.object({ now: at, rooms: z.array(staffRoom) })
export type StaffRooms = z.infer<typeof staffRooms>
/** `before` and `after` are minutes around the opening of the activity, or around now if it is open. */
export const setRoomRequest = z.strictObject({
  activity: z.number().int().positive(),
  /** persons who are admitted each second over all servers; 0 pauses */
  perSecond: z.number().min(0).max(10_000),
  before: z.number().int().min(1).max(1_440),
  after: z.number().int().min(1).max(1_440),
  admittedFor: z.number().int().min(1).max(120),
  reason,
})
export const closeRoomRequest = z.strictObject({ activity: z.number().int().positive(), reason })
