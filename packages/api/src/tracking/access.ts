import type { StaffAccess } from '../staff/roles.ts'

/** Who sees the figures of the tracker, and in which roles they see or change what else. */
export const trackingAccess = {
  figures: { staff: ['author', 'approver', 'operations', 'compliance', 'auditor'], machine: 'tracking' },
  settings: { staff: ['operations', 'auditor'], machine: 'tracking' },
  changeSettings: { staff: ['operations'], changes: true },
  live: { staff: ['operations'], withoutAuditor: 'it shows single events of visitors, to find faults of pages' },
} as const satisfies Readonly<Record<string, StaffAccess>>
