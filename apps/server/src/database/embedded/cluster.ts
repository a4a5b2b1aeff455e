import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { runProgram } from './run.ts'

/** The folder of one embedded server and the programs that run it. */
export interface Installation {
  /** the folder as configured, for messages */
  readonly dataDir: string
  /** contains cluster, password and log; inside the data folder unless the server cannot reach that */
  readonly home: string
  readonly binaries: Binaries
  readonly account: Account | undefined
}

export const clusterOf = ({ home }: Pick<Installation, 'home'>): string => join(home, 'cluster')

/** @throws StartError if a file is missing that no start can recreate (REL-17) */
const readOwn = (path: string, what: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new StartError(
      `${path} is missing: ${what}. Restore it from a backup; in the sandbox, delete the data folder to begin anew.`,
    )
  }
}

export const passwordOf = ({ home }: Pick<Installation, 'home'>): string =>
  readOwn(join(home, 'password'), 'it holds the password of the database')

const superuserFile = 'password.postgres'
const ownerFile = 'password.owner'

/** Creates a file with a new password. The file appears complete; if two processes create it at once, one succeeds. */
const makePassword = (folder: string, name: string, account: Account | undefined): void => {
  const path = join(folder, name)
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  // base64url is also safe inside SQL quotes
  writeFileSync(temporary, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  if (account) chownSync(temporary, account.uid, account.gid)
  try {
    linkSync(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
}

const ownPassword = ({ home, account }: Pick<Installation, 'home' | 'account'>, name: string): string => {
  const path = join(home, name)
  if (!existsSync(path)) makePassword(home, name, account)
  return readFileSync(path, 'utf8')
}

/** The password of the role that owns the tables, created if there is none. */
export const ownerPasswordOf = (installation: Pick<Installation, 'home' | 'account'>): string =>
  ownPassword(installation, ownerFile)

/**
 * The superuser's password. A folder of an older version has no file for it, so one is created, and `claimServer` sets
 * the password.
 */
export const superuserPasswordOf = (installation: Pick<Installation, 'home' | 'account'>): string =>
  ownPassword(installation, superuserFile)

const initdb = (temporary: string, { binaries, account }: Installation, extra: readonly string[]) =>
  runProgram(
    binaries.initdb,
    [
      ...['--pgdata', join(temporary, 'cluster'), '--pwfile', join(temporary, superuserFile)],
      '--username=postgres',
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
      // without these the database of a machine with LANG=C would be SQL_ASCII, where length('认购') is 6
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...extra],
    ],
    account,
    temporary,
  )

/**
 * Creates the cluster and its passwords if they do not exist. They are created in a temporary folder that one rename
 * moves to the target, so the target is complete or absent even if the process is killed or two processes run at once.
 */
export const ensureCluster = async (installation: Installation, extra: readonly string[] = []): Promise<void> => {
  const { home, binaries, account } = installation
  if (!existsSync(home)) {
    const temporary = mkdtempSync(`${home}.init-`)
    if (account) chownSync(temporary, account.uid, account.gid)
    for (const name of ['password', superuserFile, ownerFile]) makePassword(temporary, name, account)
    try {
      await initdb(temporary, installation, extra)
      renameSync(temporary, home)
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true })
      // another process was faster
      if (!existsSync(home)) throw error
    }
  }
  const made = readOwn(join(clusterOf(installation), 'PG_VERSION'), 'the database is not whole').trim()
  if (made !== binaries.major)
    throw new StartError(
      `The database in ${home} was made by PostgreSQL ${made}, but version ${binaries.major} is installed.`,
    )
}

/**
 * Removes what killed starts left behind. Only the process that holds the cluster may call it, since no rename onto the
 * cluster can succeed then. An initdb that outlived its app may still be writing there, hence the retries; it fails
 * once its files are gone.
 */
export const removeUnfinished = async ({ home }: Installation): Promise<void> => {
  for (const name of readdirSync(dirname(home)))
    if (name.startsWith(`${basename(home)}.init-`))
      await rm(join(dirname(home), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}
