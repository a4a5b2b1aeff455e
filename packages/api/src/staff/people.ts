import { z } from 'zod'
import { machineScopes, staffRoles } from './roles.ts'
import { reason, writtenText } from './written.ts'

const at = z.number().int()

/** A member of staff who signed in at least once. The provider's groups decide the roles at each sign-in. */
export const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  lastSignInAt: at.nullable(),
  suspendedAt: at.nullable(),
  /** open sessions */
  sessions: z.number().int(),
})
export type StaffMember = z.infer<typeof staffMember>
export const staffPeople = z.object({ people: z.array(staffMember) })

export const suspendStaffRequest = z.strictObject({ id: z.uuid(), reason })
export const restoreStaffRequest = z.strictObject({ id: z.uuid(), reason })
export const endStaffSessionsRequest = z.strictObject({ id: z.uuid(), reason })

/** A program with credentials of its own. Its secret is shown once, in the reply that creates it. */
export const machineClient = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(machineScopes)),
  createdAt: at,
  lastUsedAt: at.nullable(),
  closedAt: at.nullable(),
})
export type MachineClient = z.infer<typeof machineClient>
export const machineClients = z.object({ clients: z.array(machineClient) })
export const addMachineClientRequest = z.strictObject({
  name: writtenText(1, 60),
  scopes: z.array(z.enum(machineScopes)).min(1),
  reason,
})
export const addedMachineClient = z.object({ client: machineClient, token: z.string() })
export const closeMachineClientRequest = z.strictObject({ id: writtenText(1, 40), reason })
