import { createHash } from 'node:crypto'
import { z } from 'zod'
import { booksSubjects, type SealLine, sha256 } from './format.ts'

const text = z.string().nullable()
/** The elements of an entry by position. Every entry has the first six. */
const shortEntry = z.tuple([
  z.number(),
  z.number(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  text,
  text,
  z.record(z.string(), z.unknown()),
])
const entryShape = z.union([shortEntry, z.tuple([...shortEntry.def.items, text, text, text])])

interface Entry {
  readonly id: bigint
  readonly subject: string
}

/** The id and the table of an entry; undefined if its text is not that of an entry. */
export const readEntry = (canonical: string): Entry | undefined => {
  // an id may be larger than a number holds exactly
  const [, id] = /^\[([1-9]\d{0,18}), /.exec(canonical) ?? []
  try {
    const read = entryShape.safeParse(JSON.parse(canonical))
    return id === undefined || !read.success ? undefined : { id: BigInt(id), subject: read.data[3] }
  } catch {
    return undefined
  }
}

/** Ids that a report lists; a damaged file may have millions. */
const mostListed = 10

/** Ids that are remembered: a seal has ten thousand entries, and a damaged file may have no seal at all. */
const mostIds = 100_000

const listed = (ids: readonly bigint[]): string =>
  `${ids.slice(0, mostListed).join(', ')}${ids.length > mostListed ? ' …' : ''}`

/** The entries that stand before a seal in an export. */
export const entriesBeforeSeal = () => {
  const hashes = { books: createHash('sha256'), others: createHash('sha256') }
  const ids: bigint[] = []
  let [count, last] = [0, 0n]

  /** Ids between the bounds of a seal without an entry. Some were never written. */
  const missingOf = ({ firstId, lastId }: SealLine): bigint[] => {
    const present = new Set(ids)
    const missing: bigint[] = []
    for (let id = BigInt(firstId); id <= BigInt(lastId) && missing.length <= mostListed; id++)
      if (!present.has(id)) missing.push(id)
    return missing
  }

  const differs = (seal: SealLine): boolean => {
    const othersHash = seal.deletedAt === null ? seal.othersHash : sha256('').toString('hex')
    return hashes.books.digest('hex') !== seal.booksHash || hashes.others.digest('hex') !== othersHash
  }

  return {
    add: ({ id, subject }: Entry, canonical: string): void => {
      const kind = booksSubjects.includes(subject) ? 'books' : 'others'
      hashes[kind].update(sha256(canonical))
      count += 1
      last = id
      if (ids.length < mostIds) ids.push(id)
    },
    /** The ids of the first and the last one; undefined if there is none. */
    bounds: (): readonly [bigint, bigint] | undefined => (ids[0] === undefined ? undefined : [ids[0], last]),
    /** What is wrong with the entries, by the seal that follows them; call it once. */
    faultsBy: (seal: SealLine): string[] => {
      const strangers = ids.filter((id) => id < BigInt(seal.firstId) || id > BigInt(seal.lastId))
      const faults = strangers
        .slice(0, mostListed)
        .map((id) => `entry ${id} is not between ${seal.firstId} and ${seal.lastId}, the entries of seal ${seal.seal}`)
      if (!differs(seal)) return faults
      const [there, sealed] = [count, seal.books + (seal.deletedAt === null ? seal.others : 0)]
      const missing = there < sealed ? missingOf(seal) : []
      const which = missing.length > 0 ? `; no entry has the id ${listed(missing)}` : ''
      return [
        ...faults,
        `entries ${seal.firstId} to ${seal.lastId} are not those of seal ${seal.seal}: ${there} are there, ${sealed} were sealed${which}`,
      ]
    },
  }
}
