import { z } from 'zod'
import { staffRoles } from './roles.ts'

/** The signed-in member of staff. */
export const staffSession = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** when the session ends in any case, and how long it lasts without use; milliseconds */
  endsAt: z.number().int(),
  idleMs: z.number().int(),
  /** until when dangerous acts need no further proof of identity; null if one is needed now */
  provedUntil: z.number().int().nullable(),
})
export type StaffSession = z.infer<typeof staffSession>

/** A path of the console or of the insights, to which a sign-in returns. */
export const staffPath = z
  .string()
  .max(300)
  .regex(/^\/(console|insights)\/[\w\-./?=&%#~]*$/)
