import { z } from 'zod'
import { reason, writtenText } from './written.ts'

const at = z.number().int()
const queueName = writtenText(1, 100)

/** A queue of jobs. Times are milliseconds of the wall clock; pg-boss deletes a job a day after its end. */
export const jobQueue = z.object({
  name: z.string(),
  /** schedule as a cron line in Hong Kong time; null if jobs are sent by something that happens */
  cron: z.string().nullable(),
  waiting: z.number().int(),
  /** of those, failed before and due for another attempt */
  retrying: z.number().int(),
  running: z.number().int(),
  /** jobs of the last day whose attempts are exhausted */
  failed: z.number().int(),
  /** when the oldest waiting job was sent */
  oldestAt: at.nullable(),
  lastDoneAt: at.nullable(),
})
export type JobQueue = z.infer<typeof jobQueue>
export const jobQueues = z.object({ queues: z.array(jobQueue) })

/** A value of a payload that names nobody, as text; null if it is not shown. */
const payload = z.record(z.string(), z.string().nullable())

/** A job whose attempts are exhausted. */
export const failedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  createdAt: at,
  failedAt: at,
  attempts: z.number().int(),
  /** the message of the last error, without numbers and addresses that may be personal */
  error: z.string(),
  payload,
  /** for the next page */
  cursor: z.string(),
})
export type FailedJob = z.infer<typeof failedJob>
const cursor = z.string().regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
export const failedJobsRequest = z.strictObject({ before: cursor.optional() })
/** At most 50, the newest first; `before` is for the next page, null at the end. */
export const failedJobs = z.object({ jobs: z.array(failedJob), before: z.string().nullable() })
export type FailedJobs = z.infer<typeof failedJobs>
export const jobActRequest = z.strictObject({ queue: queueName, id: z.uuid(), reason })
export const runJobRequest = z.strictObject({ queue: queueName, reason })

/** An order that a partner has not answered. */
export const waitingOrder = z.object({
  id: z.uuid(),
  partner: z.string(),
  activity: z.number().int(),
  /** of the reward, as its owner sees it */
  reference: z.string(),
  createdAt: at,
  /** how often the partner was called */
  attempts: z.number().int(),
  cursor: z.string(),
})
export type WaitingOrder = z.infer<typeof waitingOrder>
export const waitingOrdersRequest = z.strictObject({ after: cursor.optional() })
/** At most 50, the oldest first; `after` is for the next page, null at the end. */
export const waitingOrders = z.object({ orders: z.array(waitingOrder), after: z.string().nullable() })
export type WaitingOrders = z.infer<typeof waitingOrders>
export const orderActRequest = z.strictObject({ id: z.uuid(), reason })
