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
  /** address of the application's database; the same as long as the server is supervised */
  readonly url: string
  /** the same as the role that owns the tables */
  readonly ownerUrl: string
  /** Stops the server: everything committed is kept. Call it last, when nobody uses the database any more. */
  stop(): Promise<void>
}

interface Supervision {
  readonly dataDir: string
  readonly log: BaseLogger
  /** ends waiting while starting */
  readonly signal: AbortSignal
  /** the server ended by itself and could not be brought back on its port */
  readonly onLost: (error: unknown) => void
}

const installationFor = (dataDir: string, log: BaseLogger): Installation => {
  const account = serverAccount()
  const home = databaseHome(dataDir, account)
  if (account && !home.startsWith(dataDir))
    log.info(`the database lives in ${home}, since the account ${account.name} cannot reach ${dataDir}`)
  return { dataDir, home, binaries: packagedBinaries(account, dataDir), account }
}

/**
 * The embedded server: made at first start, adopted after a crash of ours, brought back after a crash of its own.
 *
 * @throws StartError when another app holds the data folder, or the server cannot run
 */
export const superviseDatabase = async ({ dataDir, log, signal, onLost }: Supervision): Promise<SupervisedDatabase> => {
  const installation = installationFor(makeDataDir(dataDir), log)
  await ensureCluster(installation)

  const stopping = new AbortController()
  const stopSignal = AbortSignal.any([signal, stopping.signal])
  let recovery = Promise.resolve()
  const recover = () => {
    if (stopSignal.aborted) return
    log.warn('the database server went away; bringing it back')
    recovery = attach(installation, recover, stopSignal, attachment.port).then(
      (renewed) => {
        attachment = renewed
        log.warn('the database server is back')
      },
      (error) => {
        if (!stopSignal.aborted) onLost(error)
      },
    )
  }
  let attachment: Attachment = await attach(installation, recover, stopSignal)
  if (attachment.adopted) log.warn('adopted the database server that was left running')

  const stop = async () => {
    stopping.abort()
    await recovery
    // the lock is held until the server itself is gone: nobody takes it over halfway
    await stopPostmaster(installation)
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
    await stop()
    throw error
  }
}
