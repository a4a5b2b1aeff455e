import { activityResults, resultsExportQuery, resultsRequest } from '../staff/results.ts'
import type { StaffRole } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const readers = ['author', 'approver', 'operations', 'compliance', 'auditor'] as const satisfies readonly StaffRole[]

/** Results of activities, without data of single persons. */
export const resultEndpoints = endpoints({
  'POST /staff/results': {
    ...root,
    access: { staff: readers },
    summary: 'Joins, grants, redemptions and cost of an activity from the ledger, beside the figures of the tracker',
    body: resultsRequest,
    reply: activityResults,
    refusals: ['not_found'],
  },
  'GET /staff/results/export': {
    ...root,
    access: { staff: readers },
    summary: 'The results of an activity by day, or by item, as CSV',
    query: resultsExportQuery,
    refusals: ['not_found'],
  },
})
