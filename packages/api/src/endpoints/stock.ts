import type { StaffRole } from '../staff/roles.ts'
import {
  codePreview,
  importCodesRequest,
  previewCodesRequest,
  setStockReply,
  setStockRequest,
  stockPage,
  stockRequest,
  undoImportReply,
  undoImportRequest,
  voucherImport,
  voucherImportsPage,
  voucherImportsRequest,
} from '../staff/stock.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const readers = ['operations', 'fulfilment', 'compliance', 'auditor'] as const satisfies readonly StaffRole[]
const operations = { staff: ['operations'], changes: true } as const

/** Stocks of activities, vouchers and gifts. */
export const stockEndpoints = endpoints({
  'POST /staff/stock': {
    ...root,
    access: { staff: readers },
    summary: 'Stocks by activity, with the pools of vouchers that are still empty',
    body: stockRequest,
    reply: stockPage,
  },
  'POST /staff/stock/set': {
    ...root,
    access: operations,
    summary: 'Sets the total of a stock of gifts or places, unless it changed meanwhile',
    body: setStockRequest,
    reply: setStockReply,
    refusals: ['not_found'],
  },
})

/** Imports of voucher codes. */
export const voucherImportEndpoints = endpoints({
  'POST /staff/vouchers/preview': {
    ...root,
    access: operations,
    summary: 'Reads a file of codes, reports each faulty line, and states what an import would do',
    body: previewCodesRequest,
    reply: codePreview,
    refusals: ['not_found'],
    // a file costs a second of a processor
    limits: [{ per: 'everyone', name: 'voucher-preview', calls: 60, window: 600_000 }],
  },
  'POST /staff/vouchers/import': {
    ...root,
    access: operations,
    summary: 'Imports the codes of a preview, all or none, once however often it is called',
    body: importCodesRequest,
    reply: voucherImport,
    refusals: ['not_found'],
  },
  'POST /staff/vouchers/undo': {
    ...root,
    access: operations,
    summary: 'Removes the codes of an import, unless one of them was granted or is reserved',
    body: undoImportRequest,
    reply: undoImportReply,
    refusals: ['not_found'],
  },
  'POST /staff/vouchers/imports': {
    ...root,
    access: { staff: readers },
    summary: 'Imports of codes, the newest first',
    body: voucherImportsRequest,
    reply: voucherImportsPage,
  },
})
