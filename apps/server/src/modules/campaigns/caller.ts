import type { StaffRole } from '@foyer/api/staff/roles'
import type { FastifyRequest } from 'fastify'
import type { StaffActor } from '../../engine/audit.ts'
import { actorOf } from '../../http/actor.ts'

/** The member of staff who makes a call. */
export interface StaffMember {
  readonly id: string
  readonly roles: readonly StaffRole[]
  readonly actor: StaffActor
}

/** @throws Error on a route that admits other callers */
export const memberOf = (request: FastifyRequest): StaffMember => {
  const actor = actorOf(request)
  return { id: actor.id, roles: request.staff?.roles ?? [], actor }
}

export const hasRole = ({ roles }: Pick<StaffMember, 'roles'>, ...any: readonly StaffRole[]): boolean =>
  any.some((role) => roles.includes(role))
