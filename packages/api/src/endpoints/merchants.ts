import {
  addedMerchant,
  addMerchantRequest,
  merchant,
  merchantActRequest,
  merchantDays,
  merchantDaysRequest,
  merchantPin,
  merchantsPage,
  merchantsRequest,
  setMerchantItemsRequest,
} from '../staff/merchants.ts'
import type { StaffRole } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const readers = ['operations', 'clientCare', 'compliance', 'auditor'] as const satisfies readonly StaffRole[]
/** Whoever has a PIN can redeem vouchers. */
const dangerous = { staff: ['operations'], changes: true, stepUp: true } as const

/** Merchants that redeem vouchers. */
export const merchantEndpoints = endpoints({
  'POST /staff/merchants': {
    ...root,
    access: { staff: readers },
    summary: 'Merchants by code with the vouchers that they accept, and all vouchers that a merchant can accept',
    body: merchantsRequest,
    reply: merchantsPage,
  },
  'POST /staff/merchants/days': {
    ...root,
    access: { staff: readers },
    summary: 'Numbers of redeemed vouchers of a merchant by day',
    body: merchantDaysRequest,
    reply: merchantDays,
    refusals: ['not_found'],
  },
  'POST /staff/merchants/add': {
    ...root,
    access: dangerous,
    summary: 'Adds a merchant; only this reply has the PIN of its counters',
    body: addMerchantRequest,
    reply: addedMerchant,
    refusals: ['not_found'],
  },
  'POST /staff/merchants/pin': {
    ...root,
    access: dangerous,
    summary: 'Gives a merchant a new PIN, which only this reply has, and signs its counters out',
    body: merchantActRequest,
    reply: merchantPin,
    refusals: ['not_found'],
  },
  'POST /staff/merchants/items': {
    ...root,
    access: dangerous,
    summary: 'Sets the vouchers that a merchant accepts',
    body: setMerchantItemsRequest,
    reply: merchant,
    refusals: ['not_found'],
  },
  'POST /staff/merchants/close': {
    ...root,
    access: dangerous,
    summary: 'Closes a merchant: it accepts nothing, and its counters are signed out',
    body: merchantActRequest,
    reply: merchant,
    refusals: ['not_found'],
  },
})
