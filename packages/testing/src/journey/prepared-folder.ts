import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The data folder of a server that has started once and stopped, with its secrets, tables and sample data. The run's
 * shared server makes it. A start on a copy costs half of a first start.
 */
export const preparedFolder = (): string => join(process.env.FOYER_E2E_DATA ?? '', 'prepared')

/** Copies the prepared data, with the owners of its files, into an existing folder. */
export const copyPrepared = (folder: string): void => {
  const from = preparedFolder()
  if (!existsSync(from)) throw new Error(`${from} does not exist: the run's shared server prepares it`)
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
