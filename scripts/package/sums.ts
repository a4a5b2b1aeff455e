import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a signature is for; one of another namespace is refused. */
const namespace = 'foyer-release'

/** Signs a text. @returns the signature in OpenSSH's format @throws Error with the message of ssh-keygen */
export type Sign = (text: string) => string

const signWith = (keyFile: string, text: string): string => {
  const { status, stdout, stderr, error } = spawnSync('ssh-keygen', ['-Y', 'sign', '-f', keyFile, '-n', namespace], {
    input: text,
    encoding: 'utf8',
  })
  if (error) throw new Error(`ssh-keygen, which signs releases, could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`ssh-keygen could not sign with the release key: ${stderr.trim()}`)
  return stdout
}

/** A key from a variable is in a file that only this account can read, and only while ssh-keygen reads it. */
const signWithText = (key: string, text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  try {
    const file = join(folder, 'key')
    // ssh-keygen refuses a key without a line break at its end, which some stores of secrets remove
    writeFileSync(file, `${key.trim()}\n`, { mode: 0o600 })
    return signWith(file, text)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The key of releases: RELEASE_SIGNING_KEY holds an OpenSSH private key. RELEASE_SIGNING_KEY_FILE names a file with one,
 * or with the public key of one that an agent or a hardware token holds.
 *
 * @returns a function that has signed once, so that a wrong key fails before the build; undefined without a key
 * @throws Error if both variables are set, or if the key cannot sign
 */
export const openSigner = ({
  RELEASE_SIGNING_KEY: key,
  RELEASE_SIGNING_KEY_FILE: file,
}: NodeJS.ProcessEnv): Sign | undefined => {
  if (key && file) throw new Error('RELEASE_SIGNING_KEY and RELEASE_SIGNING_KEY_FILE are both set: remove one.')
  if (!key && !file) return undefined
  const sign: Sign = (text) => (key ? signWithText(key, text) : signWith(file ?? '', text))
  sign('')
  return sign
}

/**
 * Writes `SHA256SUMS` for files of a folder, and its signature `SHA256SUMS.sig`. Without a key an old signature is
 * removed.
 */
export const writeSums = (folder: string, names: readonly string[], sign: Sign | undefined): void => {
  const lines = names.map((name) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
    return `${hash}  ${name}\n`
  })
  const sums = lines.join('')
  rmSync(join(folder, 'SHA256SUMS.sig'), { force: true })
  writeFileSync(join(folder, 'SHA256SUMS'), sums)
  if (sign) writeFileSync(join(folder, 'SHA256SUMS.sig'), sign(sums))
}
