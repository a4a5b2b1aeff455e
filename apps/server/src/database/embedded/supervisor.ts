import type { BaseLogger } from 'pino'
import { makeDataDir } from '../../config/data-dir.ts'
import { serverAccount } from './account.ts'
import { type Attachment, attach } from './attach.ts'
import { packagedBinaries } from './binaries.ts'
import { ensureCluster, type Installation, ownerPasswordOf, passwordOf, removeUnfinished } from './cluster.ts'
import { databaseHome } from './home.ts'
import { stopPostmaster } from './postmaster.ts'
import { applicationRole, ensureDatabase, ownerRole } from './roles.ts'

export interface SupervisedDatabase {
  /** address of the application's database; it does not change while the server is supervised */
  readonly url: string
  /** the same address for the role that owns the tables */
  readonly ownerUrl: string
  /**
   * Stops the server; all committed data is retained. Call it last, when no code uses the database any more.
   * `immediate` is for a database that may be damaged: with a damaged catalogue, a fast shutdown waits a minute for its
   * checkpoint.
   */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

interface Supervision {
  readonly dataDir: string
  readonly log: BaseLogger
  /** ends the wait during the start */
  readonly signal: AbortSignal
  /** called if the server ended unexpectedly and could not be restarted on its port */
  readonly onLost: (error: unknown) => void
}

const installationFor = (dataDir: string, log: BaseLogger): Installation => {
  const account = serverAccount()
  const home = databaseHome(dataDir, account)
  if (account && !home.startsWith(dataDir))
    log.info(`the database is in ${home}, since the account ${account.name} cannot reach ${dataDir}`)
  return { dataDir, home, binaries: packagedBinaries(account, dataDir), account }
}

/**
 * Supervises the embedded server: creates it at the first start, adopts it after a crash of the app, and restarts it
 * after a crash of its own.
 *
 * @throws StartError if another app uses the data folder, or the server cannot run
 */
export const superviseDatabase = async ({ dataDir, log, signal, onLost }: Supervision): Promise<SupervisedDatabase> => {
  const installation = installationFor(makeDataDir(dataDir), log)
  await ensureCluster(installation)

  const stopping = new AbortController()
  const stopSignal = AbortSignal.any([signal, stopping.signal])
  let recovery = Promise.resolve()
  const recover = () => {
    if (stopSignal.aborted) return
    log.warn('the database server ended; restarting it')
    recovery = attach(installation, recover, stopSignal, attachment.port).then(
      (renewed) => {
        attachment = renewed
        log.warn('the database server was restarted')
      },
      (error) => {
        if (!stopSignal.aborted) onLost(error)
      },
    )
  }
  let attachment: Attachment = await attach(installation, recover, stopSignal)
  if (attachment.adopted) log.warn('adopted the running database server of an app that was killed')

  const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
    stopping.abort()
    await recovery
    // the lock is held until the server has stopped, so that no other app takes it over meanwhile
    await stopPostmaster(installation, mode)
    await attachment.session.end({ timeout: 0 })
  }
  try {
    await removeUnfinished(installation)
    const [password, ownerPassword] = [passwordOf(installation), ownerPasswordOf(installation)]
    await ensureDatabase(attachment.session, { database: 'foyer', password, ownerPassword })
    const server = `127.0.0.1:${attachment.port}/foyer`
    return {
      url: `postgres://${applicationRole}:${password}@${server}`,
      ownerUrl: `postgres://${ownerRole}:${ownerPassword}@${server}`,
      stop,
    }
  } catch (error) {
    await stop('immediate')
    throw error
  }
}
