import { readFileSync, writeFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '../config/start-error.ts'

const identity = /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/

/**
 * Creates the key of backups in a file of the age format, which no later call overwrites.
 *
 * @returns its public part, to which backups are encrypted
 * @throws StartError if the file cannot be created
 */
export const createBackupKey = async (path: string): Promise<string> => {
  const made = await generateX25519Identity()
  const recipient = await identityToRecipient(made)
  try {
    writeFileSync(path, `# public key: ${recipient}\n${made}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const why = code === 'EEXIST' ? 'exists: a key is never overwritten' : `cannot be created (${code})`
    throw new StartError(`${path} ${why}.`, { cause })
  }
  return recipient
}

/**
 * The secret keys in a file of the age format: one a line, with comments that begin with #.
 *
 * @throws StartError if the file cannot be read or contains anything else
 */
export const readBackupKeys = (path: string): readonly string[] => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`The key file ${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, { cause })
  }
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0 || !keys.every((key) => identity.test(key)))
    throw new StartError(`The key file ${path} must contain lines AGE-SECRET-KEY-1…, as foyer backup key writes them.`)
  return keys
}
