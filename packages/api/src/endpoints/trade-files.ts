import type { StaffRole } from '../staff/roles.ts'
import {
  cashbackMonths,
  importTradesReply,
  importTradesRequest,
  previewTradesRequest,
  tradePreview,
} from '../staff/trade-files.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const operations = { staff: ['operations'], changes: true } as const
// a file costs seconds of a processor
const limits = [{ per: 'everyone', name: 'trade-file', calls: 60, window: 600_000 }] as const

/** Files of trades, by which cashback is counted. */
export const tradeFileEndpoints = endpoints({
  'POST /staff/trades/preview': {
    ...root,
    access: operations,
    summary: 'Reads a file of trades, reports each refused line, and states what an import would do',
    body: previewTradesRequest,
    reply: tradePreview,
    limits,
  },
  'POST /staff/trades/import': {
    ...root,
    access: operations,
    summary: 'Imports the trades of a file, all or none, if it still does what the preview stated',
    body: importTradesRequest,
    reply: importTradesReply,
    limits,
  },
})

const readers = ['operations', 'compliance', 'auditor'] as const satisfies readonly StaffRole[]

/** What cashback granted. */
export const cashbackStaffEndpoints = endpoints({
  'POST /staff/cashback/months': {
    ...root,
    access: { staff: readers },
    summary: 'Sums of the cashback of each of the last 24 months',
    reply: cashbackMonths,
  },
})
