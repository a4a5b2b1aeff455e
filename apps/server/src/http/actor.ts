import type { FastifyRequest } from 'fastify'
import type { StaffActor } from '../engine/audit.ts'

/**
 * The member of staff or machine client that makes a call, for the audit trail, with the reference of the request.
 *
 * @throws Error on a route that admits neither
 */
export const actorOf = ({ staff, machine, id: reference }: FastifyRequest): StaffActor => {
  if (staff) return { kind: 'staff', id: staff.id, reference }
  if (machine) return { kind: 'machine', id: machine.id, reference }
  throw new Error('neither a member of staff nor a machine client calls this')
}
