import { createHash } from 'node:crypto'
import {
  type FooterLine,
  footerLine,
  format,
  type HeaderLine,
  hashOfSeal,
  headerLine,
  readEntryLine,
  type SealLine,
  sealLine,
  sha256,
} from './format.ts'
import { type Line, linesOf } from './lines.ts'
import { entriesBeforeSeal, readEntry } from './sealed-entries.ts'

/** Something that is wrong with an export. */
export interface Fault {
  /** counted from 1; the line after the last one for something that is missing at the end */
  readonly line: number
  readonly found: string
}

/** What a verification found. */
export interface VerifiedExport {
  readonly from: string | null
  readonly until: string | null
  readonly entries: number
  readonly firstSeal: number | null
  readonly lastSeal: number | null
  /** entries that the seals cover and that were deleted after their retention period, as the export states */
  readonly deleted: number
  /** when the newest seal with deleted entries was made, milliseconds; compare it with the retention period */
  readonly deletedUntil: number | null
  /** to compare with a hash that is stored elsewhere */
  readonly lastHash: string | null
  /** to compare with the entry `exported` of the audit trail */
  readonly sha256: string
  readonly faults: readonly Fault[]
  /** faults beyond the stored ones */
  readonly moreFaults: number
}

/** Faults that are stored; a file of something else may have one on each line. */
const mostFaults = 1_000

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const decoded = (bytes: Buffer): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** Verifies an export line by line. */
class Verifier {
  readonly #faults: Fault[] = []
  #moreFaults = 0
  #line = 0
  #header: HeaderLine | undefined
  #footer: FooterLine | undefined
  #before: SealLine | undefined
  #firstSeal: SealLine | undefined
  #lastEntry: bigint | undefined
  #pending = entriesBeforeSeal()
  #entries = 0
  #seals = 0
  #deleted = 0
  #deletedUntil: number | null = null
  #digest = createHash('sha256')
  #sha256: string | undefined
  readonly #known: string | undefined
  #isKnownFound = false

  constructor(known: string | undefined) {
    this.#known = known
  }

  #fault(found: string): void {
    if (this.#faults.length < mostFaults) this.#faults.push({ line: this.#line, found })
    else this.#moreFaults += 1
  }

  read({ bytes, isWhole }: Line): void {
    this.#line += 1
    const line = decoded(isWhole ? bytes.subarray(0, -1) : bytes)
    if (line === undefined) this.#fault('the line is not UTF-8 text')
    else this.#readText(line)
    // the footer states the hash of all lines before it
    if (!this.#footer) this.#digest.update(bytes)
  }

  #readText(line: string): void {
    if (this.#line === 1) this.#readHeader(line)
    else if (this.#footer) this.#fault('the line stands after the footer')
    else this.#readPart(line)
  }

  #readPart(line: string): void {
    const entry = readEntryLine(line)
    if (entry) {
      this.#readEntry(entry.stated, entry.text)
      return
    }
    const value = parsed(line)
    const [seal, footer] = [sealLine.safeParse(value), footerLine.safeParse(value)]
    if (seal.success) this.#readSeal(seal.data)
    else if (footer.success) this.#readFooter(footer.data)
    else this.#fault('the line is no entry, no seal and no footer')
  }

  #readHeader(line: string): void {
    const header = headerLine.safeParse(parsed(line))
    if (!header.success) {
      this.#fault(`the header is missing or is not of the form "${format}"`)
      return
    }
    this.#header = header.data
    if (header.data.from > header.data.until) this.#fault('the header names a period that ends before it begins')
    if ((header.data.firstSeal === null) !== (header.data.lastSeal === null))
      this.#fault('the header names the first seal or the last seal only')
    this.#isKnownFound = header.data.hashBefore === this.#known
  }

  #readEntry(stated: string, text: string): void {
    const entry = readEntry(text)
    if (!entry) {
      this.#fault('the line is no entry of the audit trail')
      return
    }
    if (sha256(text).toString('hex') !== stated) this.#fault(`entry ${entry.id} was changed: its text has another hash`)
    if (this.#lastEntry !== undefined && entry.id <= this.#lastEntry)
      this.#fault(
        entry.id === this.#lastEntry
          ? `entry ${entry.id} is there twice`
          : `entry ${entry.id} stands after entry ${this.#lastEntry}`,
      )
    this.#lastEntry = entry.id
    this.#entries += 1
    this.#pending.add(entry, text)
  }

  #readSeal(seal: SealLine): void {
    const before = this.#before
    const expected = before ? before.seal + 1 : (this.#header?.firstSeal ?? seal.seal)
    if (seal.seal !== expected) this.#fault(`seal ${seal.seal} stands where seal ${expected} is expected`)
    const firstId = before ? BigInt(before.lastId) + 1n : seal.seal === 1 ? 1n : BigInt(seal.firstId)
    if (BigInt(seal.firstId) !== firstId)
      this.#fault(`seal ${seal.seal} begins with entry ${seal.firstId}, and entry ${firstId} is expected`)
    const hashBefore = before ? before.hash : (this.#header?.hashBefore ?? null)
    if (!before && (seal.seal === 1) !== (hashBefore === null))
      this.#fault(`the header does not fit seal ${seal.seal}: only seal 1 has no hash before it`)
    if (hashOfSeal(seal, hashBefore) !== seal.hash)
      this.#fault(`seal ${seal.seal} was changed, or does not follow the seal before it`)
    for (const found of this.#pending.faultsBy(seal)) this.#fault(found)
    this.#pending = entriesBeforeSeal()
    this.#seals += 1
    if (seal.deletedAt !== null) {
      this.#deleted += seal.others
      this.#deletedUntil = Math.max(this.#deletedUntil ?? 0, Math.floor(Number(seal.sealedAt) / 1000))
    }
    this.#firstSeal ??= seal
    this.#before = seal
    this.#isKnownFound ||= seal.hash === this.#known
  }

  #readFooter(footer: FooterLine): void {
    this.#footer = footer
    this.#sha256 = this.#digest.digest('hex')
    this.#unsealed()
    const seen = {
      entries: this.#entries,
      seals: this.#seals,
      lastSeal: this.#before?.seal ?? null,
      lastHash: this.#before?.hash ?? null,
      sha256: this.#sha256,
    }
    const names = {
      entries: 'entries',
      seals: 'seals',
      lastSeal: 'last seal',
      lastHash: 'last hash',
      sha256: 'SHA-256',
    }
    for (const [key, name] of Object.entries(names) as [keyof typeof names, string][])
      if (footer[key] !== seen[key])
        this.#fault(`the footer states ${name} ${footer[key] ?? 'none'}, and the file has ${seen[key] ?? 'none'}`)
  }

  /** Entries after the last seal: nothing shows that they are genuine. */
  #unsealed(): void {
    const bounds = this.#pending.bounds()
    if (bounds) this.#fault(`no seal follows the entries ${bounds.join(' to ')}`)
  }

  end(): VerifiedExport {
    this.#line += 1
    const header = this.#header
    const [first, last] = [this.#firstSeal?.seal ?? null, this.#before?.seal ?? null]
    if (!this.#footer) {
      this.#unsealed()
      this.#fault('the file ends without a footer: it was cut off')
    }
    if (header && header.firstSeal !== first)
      this.#fault(`the header names the first seal ${header.firstSeal ?? 'none'}, and the file has ${first ?? 'none'}`)
    if (header && header.lastSeal !== last)
      this.#fault(`the header names the last seal ${header.lastSeal ?? 'none'}, and the file has ${last ?? 'none'}`)
    if (this.#known !== undefined && !this.#isKnownFound) this.#fault(`no seal has the hash ${this.#known}`)
    return {
      from: header?.from ?? null,
      until: header?.until ?? null,
      entries: this.#entries,
      firstSeal: first,
      lastSeal: last,
      deleted: this.#deleted,
      deletedUntil: this.#deletedUntil,
      lastHash: this.#before?.hash ?? null,
      sha256: this.#sha256 ?? this.#digest.digest('hex'),
      faults: this.#faults,
      moreFaults: this.#moreFaults,
    }
  }
}

/**
 * Verifies an export without a database: the hash of every entry, every seal, the chain of seals, that no entry is missing
 * between the first and the last seal, the header and the footer.
 *
 * @param known the hash of a seal that is stored elsewhere, which one of the seals must have
 * @throws RangeError for a line that is longer than an export has
 */
export const verifyExport = async (chunks: AsyncIterable<Buffer>, known?: string): Promise<VerifiedExport> => {
  const verifier = new Verifier(known)
  for await (const line of linesOf(chunks)) verifier.read(line)
  return verifier.end()
}
