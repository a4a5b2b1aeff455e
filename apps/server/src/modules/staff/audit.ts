import type { ISql } from 'postgres'
import { audit } from '../../engine/audit.ts'

interface StaffEntry {
  readonly subject: 'staff_members' | 'machine_clients'
  readonly id: string
  readonly event: string
  /** the id of the member of staff who acts, or the name that an operator of the command states */
  readonly by: string
  readonly reason?: string
}

/** Writes an entry about staff or machine clients to the audit trail. */
export const auditStaff = (db: ISql, { subject, id, event, by, reason }: StaffEntry, wall: number): Promise<void> =>
  audit(db, {
    actor: 'operator',
    subject,
    subjectId: id,
    event,
    wall,
    detail: { by, ...(reason !== undefined && { reason }) },
  })
