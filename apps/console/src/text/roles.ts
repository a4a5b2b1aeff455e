import type { MachineScope, StaffRole } from '@foyer/api/staff/roles'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from './table.ts'

export const roleNames = table('text/roles.roleNames') satisfies TableOf<StaffRole>

/** What each role is for. */
export const roleNotes = table('text/roles.roleNotes') satisfies TableOf<StaffRole>

export const scopeNames = table('text/roles.scopeNames') satisfies TableOf<MachineScope>
