import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testFolder } from '@foyer/testing/memory'
import { freePort } from '../database/embedded/postmaster.ts'

/** Where `npm test` copies the program of Debian's package to, if it can (scripts/clickhouse.ts). */
export const copiedClickHouse = join(
  import.meta.dirname,
  '../../../../node_modules/.cache/clickhouse/clickhouse-server',
)

/** The path of Debian's ClickHouse server; undefined if it is not there. */
export const clickhouseProgram = (): string | undefined =>
  ['/usr/sbin/clickhouse-server', copiedClickHouse].find((path) => existsSync(path))

/** A server with one user, who may do everything. */
export interface ClickHouseServer {
  /** the variables that name it to a server of ours, with the database `default` */
  readonly variables: Readonly<Record<'CLICKHOUSE_URL' | 'CLICKHOUSE_USER' | 'CLICKHOUSE_PASSWORD', string>>
  stop(): Promise<void>
}

const configurationOf = (folder: string, port: number, password: string): string => `<yandex>
  <logger><level>error</level><console>1</console></logger>
  <listen_host>127.0.0.1</listen_host><http_port>${port}</http_port>
  <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path>
  <users_config>${folder}/config.xml</users_config>
  <mark_cache_size>67108864</mark_cache_size>
  <default_profile>default</default_profile><default_database>default</default_database>
  <profiles><default><max_threads>1</max_threads></default></profiles><quotas><default></default></quotas>
  <users><foyer>
    <password>${password}</password><networks><ip>127.0.0.1</ip></networks>
    <profile>default</profile><quota>default</quota>
  </foyer></users>
</yandex>
`

/** Starts a server on loopback with an empty folder in memory, in about half a second. */
export const startClickHouse = async (program: string): Promise<ClickHouseServer> => {
  const folder = testFolder()
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  writeFileSync(join(folder, 'config.xml'), configurationOf(folder, port, password), { mode: 0o600 })
  const child = spawn(program, [`--config-file=${folder}/config.xml`], { stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = `${printed}${text}`.slice(-2_000)
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`ClickHouse ended: ${printed}`)
    await wait(20)
  }
  return {
    variables: { CLICKHOUSE_URL: url, CLICKHOUSE_USER: 'foyer', CLICKHOUSE_PASSWORD: password },
    stop: async () => {
      // its files are deleted, so it need not end in order
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
