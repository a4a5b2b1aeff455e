import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { partialEnding } from './sealed-file.ts'

const pattern = /^foyer-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{8}\.sql\.zst\.age$/

/** Ends the name of the file that records a successful verification beside its backup. */
const verifiedEnding = '.verified'

const day = 86_400_000

/** A complete backup in a folder. */
export interface StoredBackup {
  readonly file: string
  /** milliseconds since 1970 */
  readonly madeAt: number
  readonly bytes: number
  /** whether `foyer backup verify` has restored it without a difference */
  readonly isVerified: boolean
}

/** Which backups to keep: a number of the newest ones, or those of the last days. */
export type Keep = { readonly count: number } | { readonly days: number }

/** @param text such as `14` or `30d` */
export const readKeep = (text: string): Keep | undefined => {
  const [, number, unit] = /^([1-9]\d{0,4})(d?)$/.exec(text) ?? []
  if (number === undefined) return undefined
  return unit === 'd' ? { days: Number(number) } : { count: Number(number) }
}

/** The name of a new backup. Two that are made in the same second have different names. */
export const nameAt = (moment: number): string => {
  const stamp = new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `foyer-${stamp}-${randomBytes(4).toString('hex')}.sql.zst.age`
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(`The folder ${folder} cannot be read (${code}): create it, or name another.`, { cause })
  }
}

/** The complete backups of a folder, the newest first. @throws StartError if the folder cannot be read */
export const backupsIn = (folder: string): readonly StoredBackup[] => {
  const names = namesIn(folder)
  return names
    .flatMap((file) => {
      const [, ...parts] = pattern.exec(file) ?? []
      if (parts.length === 0) return []
      const [year, month, date, ...time] = parts.map(Number)
      const madeAt = Date.UTC(year ?? 0, (month ?? 1) - 1, date, ...time)
      const isVerified = names.includes(`${file}${verifiedEnding}`)
      return [{ file, madeAt, bytes: statSync(join(folder, file)).size, isVerified }]
    })
    .sort((a, b) => b.madeAt - a.madeAt || b.file.localeCompare(a.file))
}

/** Records beside a backup that it was restored without a difference. */
export const markVerified = (path: string): void => writeFileSync(`${path}${verifiedEnding}`, '', { mode: 0o600 })

/**
 * The backups that may be deleted: those beyond `keep`, apart from the newest one and the newest one that was verified.
 *
 * @param all the newest first
 * @param now milliseconds since 1970
 */
export const superfluous = (all: readonly StoredBackup[], keep: Keep, now: number): readonly StoredBackup[] => {
  const lastVerified = all.find(({ isVerified }) => isVerified)
  return all.filter((one, nth) => {
    if (nth === 0 || one === lastVerified) return false
    return 'count' in keep ? nth >= keep.count : one.madeAt < now - keep.days * day
  })
}

/**
 * Deletes the backups beyond `keep`, and files that killed commands left a day ago. Call it after a backup was made.
 *
 * @param now milliseconds since 1970
 * @returns the names of the deleted backups
 */
export const prune = (folder: string, keep: Keep, now: number): readonly string[] => {
  const deleted = superfluous(backupsIn(folder), keep, now).map(({ file }) => file)
  for (const file of deleted)
    for (const path of [file, `${file}${verifiedEnding}`]) rmSync(join(folder, path), { force: true })
  for (const file of namesIn(folder)) {
    const isPartial = file.endsWith(partialEnding) && pattern.test(file.slice(0, -partialEnding.length))
    if (isPartial && statSync(join(folder, file)).mtimeMs < now - day) rmSync(join(folder, file), { force: true })
  }
  return deleted
}
