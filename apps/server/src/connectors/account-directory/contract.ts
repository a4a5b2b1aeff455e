import { identityDocument } from '@foyer/api/accounts'
import { residence } from '@foyer/api/activities'
import { clientNoPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { type Contract, operation } from '../wire/contract.ts'

/** The firm's opaque, stable reference of an account, in all systems. */
export const accountRef = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

const mobile = z
  .string()
  .regex(/^\+\d{5,15}$/)
  .describe('E.164')
const clientNo = z.string().regex(clientNoPattern).describe('the number that the client knows')

const holder = z.object({
  reference: z
    .string()
    .min(1)
    .max(128)
    .describe('opaque; equal in all accounts of one person and in no other, such as a keyed hash of the document'),
  document: identityDocument.describe('the kind of document that identified the person'),
  born: z.iso.date(),
})

export const directoryAccount = z.object({
  account: accountRef.describe('opaque and stable: it never changes and is never used again'),
  clientNo,
  mobile: mobile.describe('E.164: the number on record, to which codes are sent'),
  name: z.string().trim().min(1).max(200),
  type: z.enum(['cash', 'margin']),
  status: z.enum(['active', 'suspended', 'closed']).describe('only an active account can be logged in to'),
  branch: z.string().min(1).max(32),
  residence: residence.nullable().describe('where the client lives, as it was verified; null if it was not'),
  holder: holder.nullable().describe('null if no holder is on record'),
})

export const accountDirectoryContract = {
  system: 'account-directory',
  title: 'Account directory',
  summary: 'Who is this client, and which accounts are there',
  operations: {
    searchAccounts: operation({
      path: '/accounts/search',
      summary: 'The accounts under a number on record, or with a client number',
      promises: [
        'The accounts are in the order in which they were opened.',
        'A number without an account gets an empty list.',
        'An account is the same whether it was found by its number on record or by its client number.',
        'A suspended or closed account is in the list with its status.',
      ],
      body: z.union([z.strictObject({ mobile }), z.strictObject({ clientNo })]),
      answer: z.object({ accounts: z.array(directoryAccount).max(50) }),
      refusals: [],
    }),
  },
} as const satisfies Contract
