import { createHash } from 'node:crypto'
import { z } from 'zod'

// An export of the audit trail: lines of JSON, first the header, then for each seal its entries and the seal itself, and
// last the footer. An entry is the exact text that the seal hashes (database/functions/audit-canonical.sql), so a reader
// sees what was hashed, and no number or text is converted on the way.

export const format = 'foyer audit trail 1'

/** What the elements of an entry are. The last three are missing if all of them are null. */
export const elements = [
  'id',
  'microseconds since 1970',
  'actor',
  'subject',
  'subject id',
  'event',
  'from status',
  'to status',
  'detail',
  'staff id',
  'reason',
  'reference',
] as const

/** Tables whose entries are hashed apart and stay forever (database/functions/is-of-books.sql). */
export const booksSubjects: readonly string[] = [
  'rewards',
  'partner_orders',
  'conversion_holds',
  'conversions',
  'offering_applications',
]

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const id = z.string().regex(/^[1-9]\d{0,18}$/)
const count = z.number().int().min(0)

export const headerLine = z.strictObject({
  format: z.literal(format),
  /** also in the audit trail's own entries about the export */
  export: z.uuid(),
  /** wall clock, milliseconds */
  exportedAt: count,
  /** days in Hong Kong, both included; the first and the last seal also contain entries of the days beside them */
  from: z.iso.date(),
  until: z.iso.date(),
  entry: z.tuple(elements.map((name) => z.literal(name)) as [z.ZodLiteral<string>, ...z.ZodLiteral<string>[]]),
  firstSeal: count.nullable(),
  lastSeal: count.nullable(),
  /** the hash of the seal before the first one; null if there is none */
  hashBefore: hash.nullable(),
})
export type HeaderLine = z.infer<typeof headerLine>

export const sealLine = z.strictObject({
  seal: z.number().int().min(1),
  /** it contains all entries that were ever written between these ids, both included */
  firstId: id,
  lastId: id,
  books: count,
  booksHash: hash,
  others: count,
  othersHash: hash,
  /** microseconds since 1970 */
  sealedAt: z.string().regex(/^-?\d{1,17}$/),
  /** when the entries apart from those of the books were deleted after their retention period, milliseconds */
  deletedAt: z.number().int().nullable(),
  hash,
})
export type SealLine = z.infer<typeof sealLine>

export const footerLine = z.strictObject({
  entries: count,
  seals: count,
  lastSeal: count.nullable(),
  lastHash: hash.nullable(),
  /** of all bytes before this line */
  sha256: hash,
})
export type FooterLine = z.infer<typeof footerLine>

export const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/**
 * The line of an entry.
 *
 * @param text of `audit_canonical`, which is JSON without a line break
 * @param sealed the hash that it had when it was sealed, in hexadecimal digits
 */
export const entryLine = (text: string, sealed = sha256(text).toString('hex')): string =>
  `{"sha256":"${sealed}","entry":${text}}`

/** The stated hash and the text of an entry; undefined for any other line. */
export const readEntryLine = (line: string): { readonly stated: string; readonly text: string } | undefined => {
  const [, stated, text] = /^\{"sha256":"([0-9a-f]{64})","entry":(\[.*\])\}$/s.exec(line) ?? []
  return stated === undefined || text === undefined ? undefined : { stated, text }
}

/** The hash of a seal, as database/functions/audit-seal-hash.sql computes it. @param before hash of the seal before it */
export const hashOfSeal = (seal: SealLine, before: string | null): string => {
  const { firstId, lastId, books, booksHash, others, othersHash, sealedAt } = seal
  const text = `[${seal.seal}, ${firstId}, ${lastId}, ${books}, "${booksHash}", ${others}, "${othersHash}", ${sealedAt}]`
  return sha256(Buffer.concat([Buffer.from(before ?? '', 'hex'), Buffer.from(text)])).toString('hex')
}
