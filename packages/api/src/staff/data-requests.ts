import { z } from 'zod'
import { enteredDay } from '../entered-times.ts'
import { json } from '../json.ts'
import { carePerson, personCode } from './care.ts'
import { reason } from './written.ts'

/** Requests about personal data that a person makes by letter (O4). Times are milliseconds since 1970. */
const at = z.number().int()

/** `export`: a copy of the data. `correct`: a correction. `erase`: the erasure of everything that the law does not keep. */
export const dataRequestKind = z.enum(['export', 'correct', 'erase'])
export type DataRequestKind = z.infer<typeof dataRequestKind>
/** How the identity of the person was checked. */
export const identityCheck = z.enum(['inPerson', 'certifiedCopy', 'callBack'])
export type IdentityCheck = z.infer<typeof identityCheck>
/** Days within which the law requires an answer: section 19 of the Personal Data (Privacy) Ordinance. */
export const dataRequestDays = 40

const staffName = z.object({ id: z.string(), name: z.string() })

export const dataRequest = z.object({
  id: z.uuid(),
  kind: dataRequestKind,
  state: z.enum(['open', 'done', 'refused']),
  /** null if the person was erased */
  person: carePerson.nullable(),
  /** the day in Hong Kong on which the letter arrived, and the last day for the answer */
  receivedOn: z.iso.date(),
  dueOn: z.iso.date(),
  identity: identityCheck,
  /** the grounds: the reference of the letter, and what it requests */
  reason: z.string(),
  openedBy: staffName,
  openedAt: at,
  closedBy: staffName.nullable(),
  closedAt: at.nullable(),
  /** how it was answered */
  outcome: z.string().nullable(),
})
export type DataRequest = z.infer<typeof dataRequest>

export const openDataRequest = z.strictObject({
  id: personCode,
  kind: dataRequestKind,
  receivedOn: enteredDay,
  identity: identityCheck,
  reason,
})
export const dataRequestAct = z.strictObject({ request: z.uuid(), reason })
export const closeDataRequest = z.strictObject({
  request: z.uuid(),
  state: z.enum(['done', 'refused']),
  reason,
})

const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .refine((text) => enteredDay.safeParse(text.slice(0, 10)).success)
export const dataRequestsRequest = z.strictObject({ open: z.boolean(), after: cursor.optional() })
export const dataRequestsPage = z.object({
  /** open ones with the earliest deadline first, and closed ones with the latest first; at most 40 */
  requests: z.array(dataRequest),
  after: cursor.nullable(),
})
export type DataRequestsPage = z.infer<typeof dataRequestsPage>

/** The copy of the data, in the form that the person's own export has. */
export const exportedData = z.object({ data: z.record(z.string(), json) })
