import { z } from 'zod'
import { enteredMoment } from '../entered-times.ts'

/** A moment; those of a schedule are on the business clock. */
export const at = enteredMoment
/** The number of a campaign's revision. */
export const revision = z.number().int().min(1).max(2_147_483_647)
/** The id of a campaign. */
export const id = z.uuid()
/** An act on the exact revision that the person looked at. */
export const onRevision = { id, revision }

/** Whether PostgreSQL can store a text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text)
