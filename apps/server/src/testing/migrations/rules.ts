import semver from 'semver'
import { blockedBy, type LockMode, type StatementEffect } from '../../database/effects.ts'
import { outsideTransaction } from '../../database/migrate.ts'

/** What a migration's comments promise, and the release before it. */
export interface Setting {
  /** version of the previous release, whose servers run during the migration */
  readonly previous: string
  /** files of the previous release that name all these words */
  readonly filesNaming: (words: readonly string[]) => readonly string[]
}

interface Migration {
  readonly sql: string
  readonly effects: readonly StatementEffect[]
}

const listOf = (text: string | undefined): string[] => (text === undefined ? [] : text.split(',').map((x) => x.trim()))

/** Tables that a comment `-- bounded: merchants, brands` declares to have few rows in every installation. */
const boundedTables = (sql: string): string[] => listOf(/^-- bounded: (.+)$/m.exec(sql)?.[1])

/** Names that are no longer used, as `-- contract: nothing since 0.2.0 uses the column offerings.terms` states. */
const contractOf = (sql: string): { since: string; unused: string[] } | undefined => {
  const found = /^-- contract: nothing since (\S+) uses (.+)$/m.exec(sql)
  return found?.[1] === undefined ? undefined : { since: found[1], unused: listOf(found[2]) }
}

const isOutside = (sql: string): boolean => sql.startsWith(outsideTransaction)

/** A statement reads or writes all rows of a table while visitors wait for a lock of its transaction. */
const slowLocks = ({ sql, effects }: Migration): string[] => {
  const held = new Map<string, LockMode>()
  return effects.flatMap(({ statement, locks, scans, rewrites }) => {
    if (isOutside(sql)) held.clear()
    for (const [table, mode] of Object.entries(locks)) held.set(table, mode)
    const blocked = [...held].filter(([, mode]) => blockedBy(mode) !== 'nothing').map(([table]) => table)
    return [
      ...rewrites.map((table) => `"${statement}" writes ${table} anew`),
      ...(blocked.length === 0 ? [] : scans).map(
        (table) => `"${statement}" reads all rows of ${table} while ${blocked.join(' and ')} is locked`,
      ),
    ]
  })
}

/** While a migration waits for the lock of a second table, visitors of the first one wait too. */
const severalLocks = ({ sql, effects }: Migration): string[] => {
  if (isOutside(sql)) return []
  const locked = effects.flatMap(({ locks }) =>
    Object.entries(locks).flatMap(([table, mode]) => (mode === 'ACCESS EXCLUSIVE' ? [table] : [])),
  )
  const tables = [...new Set(locked)]
  return tables.length > 1 ? [`the migration locks ${tables.join(' and ')}: write one migration for each`] : []
}

const isBatched = (sql: string): boolean => /\blimit\b/i.test(sql) && /\bcommit\b/i.test(sql)

const unbatched = ({ sql, effects }: Migration): string[] => {
  if (isOutside(sql) && isBatched(sql)) return []
  const bounded = boundedTables(sql)
  return effects.flatMap(({ statement, changes }) =>
    changes
      .filter((table) => !bounded.includes(table))
      .map((table) => `"${statement}" changes rows of ${table} without batches`),
  )
}

/** Changes that no release can prepare: a new column with the new form replaces them. */
const neverAllowed = /^(changes the type|adds the column)/

const contracts = ({ sql, effects }: Migration, { previous, filesNaming }: Setting): string[] => {
  const contract = contractOf(sql)
  return effects.flatMap(({ statement, removes }) =>
    removes.flatMap((change) => {
      if (neverAllowed.test(change)) return [`"${statement}" ${change}`]
      const unused = contract?.unused.find((name) => change.endsWith(` ${name}`))
      if (!contract || unused === undefined) return [`"${statement}" ${change}, and no contract says that it is unused`]
      if (semver.valid(contract.since) === null || semver.gt(contract.since, previous))
        return [
          `"${statement}" ${change}, which is unused since ${contract.since}; the previous release is ${previous}`,
        ]
      const words = unused
        .replace(/^the \w+ /, '')
        .replace(/\(.*/, '')
        .split('.')
      return filesNaming(words).map((file) => `"${statement}" ${change}, which ${file} of the previous release names`)
    }),
  )
}

/** A start sets the limits of locks, so that a migration never makes visitors wait for long. */
const ownLimits = ({ sql }: Migration): string[] =>
  /\bset\s+(local\s+|session\s+)?(lock|statement)_timeout\b/i.test(sql) ? ['the migration sets a time limit'] : []

const rules = [slowLocks, severalLocks, unbatched, contracts, ownLimits] as const

/** What a migration does that visitors would notice, or that the previous release does not survive (O8, REL-15). */
export const faultsOf = (migration: Migration, setting: Setting): string[] =>
  rules.flatMap((rule) => rule(migration, setting))
