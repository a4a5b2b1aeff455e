import { z } from 'zod'
import { restrictedActs, restrictionRules } from '../../firm-facts/restrictions.ts'
import { accountRef } from '../account-directory/contract.ts'
import { type Contract, operation } from '../wire/contract.ts'
import { cursorUnknown, feedCursor, feedPage } from '../wire/feed.ts'

const version = z.string().regex(/^[\w.:-]{1,64}$/)
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** Entries of one answer, so that an answer stays below the largest size. */
const mostEntries = 1000

/** A number or an account, and what is refused to it. */
export const listEntry = z.union([
  z.object({
    mobile: z
      .string()
      .regex(/^\+\d{5,15}$/)
      .describe('E.164'),
    acts: restrictedActs,
  }),
  z.object({ account: accountRef.describe('as the account directory names it'), acts: restrictedActs }),
])

export const listsContract = {
  system: 'lists',
  title: 'Risk and country lists',
  summary: 'Who may not sign in, log in, join or apply: countries, numbers and accounts',
  operations: {
    readList: operation({
      path: '/list/read',
      summary: 'The newest version of the list, without its entries',
      promises: [
        'Another content has another `version`; a version never changes, except that `expiresAt` moves on while the firm stands by it.',
        'A version whose `validFrom` is in the future replaces the version before at that moment, unless a newer version was answered by then.',
        '`expiresAt` is later than `validFrom` and in the future. Until then the server uses the list while it cannot read another one; afterwards it refuses every act that a list can refuse.',
      ],
      body: z.strictObject({ known: version.nullable().describe('the version that the server has; null for none') }),
      answer: z.object({ version, validFrom: moment, expiresAt: moment, rules: restrictionRules }),
      refusals: [],
    }),
    listEntries: operation({
      path: '/list/entries',
      summary: 'The numbers and accounts of a version',
      promises: [
        'Page after page, each entry of the version is there once.',
        'A version that is neither the newest nor the one before is refused with `version_unknown`, and a cursor of another version with `cursor_unknown`.',
      ],
      body: z.strictObject({ version, cursor: feedCursor, limit: z.number().int().min(1).max(mostEntries) }),
      answer: feedPage(listEntry, mostEntries),
      refusals: ['version_unknown', cursorUnknown],
    }),
  },
} as const satisfies Contract

/** Entries that the server requests at once. */
export const entriesAtOnce = mostEntries
