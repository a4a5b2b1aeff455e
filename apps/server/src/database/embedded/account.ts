import { readFileSync } from 'node:fs'
import { StartError } from '../../config/start-error.ts'

/** The account that PostgreSQL runs under when this process is root, since PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * `postgres` if it exists, else `nobody`; undefined if this process is not root, since the server then runs under the
 * same account.
 */
export const serverAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const entry = entries.find(([name]) => name === wanted)
    if (entry) return { name: wanted, uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and there is no account postgres or nobody: start Foyer as an ordinary user.',
  )
}

/**
 * Options of a child process of the server: the account, and an environment without our variables (PG*, LANG), which
 * would change its behaviour.
 */
export const asAccount = (account: Account | undefined, folder: string) => ({
  cwd: folder,
  env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  ...(account && { uid: account.uid, gid: account.gid }),
})
