import type { BaseLogger } from 'pino'
import type { Environment } from './environment.ts'
import { StartError } from './start-error.ts'

type Settings = Pick<Environment, 'FOYER_MODE' | 'DATABASE_ONE_ROLE'>

/** Decides whether the server starts with a database role that has more rights than the application needs. */
export type AcceptRights = (role: string, excess: readonly string[]) => void

/**
 * Production refuses such a role unless the configuration allows it by name; the sandbox warns (SEC-9).
 *
 * @returns a function that throws StartError if the server must not start
 */
export const acceptRights =
  ({ FOYER_MODE, DATABASE_ONE_ROLE }: Settings, log: Pick<BaseLogger, 'warn'>): AcceptRights =>
  (role, excess) => {
    if (excess.length === 0) return
    const what = `The role ${role} of DATABASE_URL could rewrite the audit trail and the ledger, since it ${excess[0]}`
    if (FOYER_MODE === 'production' && DATABASE_ONE_ROLE === 'refused')
      throw new StartError(
        `${what}: name a role of fewer rights there and the owner of the tables in DATABASE_OWNER_URL, or accept it with DATABASE_ONE_ROLE=allowed.`,
      )
    log.warn({ excess }, what)
  }
