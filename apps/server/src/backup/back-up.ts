import { join, resolve } from 'node:path'
import type { Environment } from '../config/environment.ts'
import { differingKeys } from '../config/known-keys.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets } from '../config/secrets.ts'
import { StartError } from '../config/start-error.ts'
import { anyDatabase } from '../database/any.ts'
import { dump } from './dump.ts'
import { nameAt } from './folder.ts'
import type { Header } from './format.ts'
import { writeSealed } from './sealed-file.ts'

/** A backup that was made. */
export interface MadeBackup {
  readonly path: string
  readonly bytes: number
  /** of the snapshot, ISO 8601 */
  readonly moment: string
  readonly release: string
}

const sandboxTexts = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sandboxSecrets(dataDir)).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )

/** @throws StartError if the secrets of the sandbox are not those that the rows are written with */
const requireOwnSecrets = ({ keys, secrets }: Header): void => {
  if (!secrets) return
  const records = keys.map(({ name, fingerprint }) => ({ name, fingerprint: Buffer.from(fingerprint, 'hex') }))
  const others = differingKeys(records, parseSecrets(secrets))
  if (others.length > 0)
    throw new StartError(`The database was written with other keys than those of DATA_DIR: ${others.join(', ')}.`)
}

/**
 * Backs up the database of an environment, and in the sandbox its secrets, to a new file in a folder.
 *
 * @param recipients public keys of age
 * @throws StartError if there is no database, the folder refuses the file, or the secrets do not fit
 */
export const backUp = async (
  environment: Environment,
  folder: string,
  recipients: readonly string[],
): Promise<MadeBackup> => {
  const { FOYER_MODE: mode, DATA_DIR } = environment
  const { url, stop } = await anyDatabase(environment)
  try {
    const facts = { mode, ...(mode === 'sandbox' && { secrets: sandboxTexts(DATA_DIR) }) }
    return await dump(url, facts, async ({ header, text }) => {
      requireOwnSecrets(header)
      const { moment, release } = header
      const path = join(resolve(folder), nameAt(Date.parse(moment)))
      return { path, bytes: await writeSealed(path, recipients, text), moment, release }
    })
  } finally {
    await stop()
  }
}
