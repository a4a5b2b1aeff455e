// cspell:ignore conninfo primary_conninfo
import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import { packagedBinaries } from '../../apps/server/src/database/embedded/binaries.ts'
import { clusterOf, type Installation, superuserPasswordOf } from '../../apps/server/src/database/embedded/cluster.ts'
import { databaseHome } from '../../apps/server/src/database/embedded/home.ts'
import {
  freePort,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from '../../apps/server/src/database/embedded/postmaster.ts'

/** A running database server of the measurement. */
export interface Server {
  readonly port: number
  /** id of its main process */
  readonly pid: number
  stop(): Promise<void>
}

const replication = ['wal_level=replica', 'max_wal_senders=10', 'hot_standby=on']

const started = async (installation: Installation): Promise<Server> => {
  let port = await freePort()
  while (!(await startPostmaster(installation, port, replication))) port = await freePort()
  const { pid } = readPostmaster(installation) ?? {}
  if (pid === undefined) throw new Error('the database did not start')
  return { port, pid, stop: () => stopPostmaster(installation, 'fast') }
}

/** Starts the stopped database of a data folder as a primary, with a copy of it as its replica. */
export const startPair = async (dataDir: string): Promise<{ readonly primary: Server; readonly replica: Server }> => {
  const account = serverAccount()
  const binaries = packagedBinaries(account, dataDir)
  const installation = { dataDir, home: databaseHome(resolve(dataDir), account), binaries, account }
  const copied = join(dataDir, 'replica')
  mkdirSync(copied)
  execFileSync('cp', ['-a', `${installation.home}/.`, copied])
  if (account) chownSync(copied, account.uid, account.gid)
  const primary = await started(installation)
  const copy = { ...installation, home: copied }
  const password = superuserPasswordOf(installation)
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${password}`
  appendFileSync(join(clusterOf(copy), 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  const signal = join(clusterOf(copy), 'standby.signal')
  writeFileSync(signal, '')
  if (account) chownSync(signal, account.uid, account.gid)
  return { primary, replica: await started(copy) }
}
