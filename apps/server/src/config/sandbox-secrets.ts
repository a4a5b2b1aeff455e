import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './data-dir.ts'
import { previousNames, type SecretTexts, secretNames } from './secrets.ts'

const random = (): string => randomBytes(32).toString('base64')

const made: { readonly [Name in keyof typeof secretNames]: () => string } = {
  token: () => `sandbox:${random()}`,
  master: () => `sandbox:${random()}`,
  pepper: random,
  dataKey: random,
  twoLayerSecret: random,
  deploymentKey: () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'der' })
      .toString('base64'),
}

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes a file completely or not at all. If several processes write it, the first one wins: a link fails where a
 * rename would replace the file.
 */
const writeOnce = (path: string, text: string): void => {
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, text, { mode: 0o600, flush: true })
  try {
    linkSync(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(temporary)
  }
}

const folderOf = (dataDir: string): string => {
  const folder = join(makeDataDir(dataDir), 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/**
 * The secrets that a data folder has and that differ from these; empty if `placeSandboxSecrets` may write them.
 *
 * @param texts by file name
 */
export const otherSandboxSecrets = (dataDir: string, texts: SecretTexts): readonly string[] =>
  Object.entries(texts)
    .filter(([file, text]) => ![undefined, text].includes(readIfThere(join(dataDir, 'secrets', file))))
    .map(([file]) => file)

/** Writes secrets by file name into a data folder. None of the files may exist. */
export const placeSandboxSecrets = (dataDir: string, texts: SecretTexts): void => {
  const folder = folderOf(dataDir)
  for (const [file, text] of Object.entries(texts)) if (text !== undefined) writeOnce(join(folder, file), text)
}

/**
 * The sandbox's secrets: one file each in the folder `secrets` of the data folder, created when first needed. A file of
 * a previous secret is read if it exists.
 */
export const sandboxSecrets = (dataDir: string): SecretTexts => {
  const folder = folderOf(dataDir)
  const texts: Record<string, string | undefined> = {}
  for (const [name, file] of Object.entries(secretNames)) {
    const path = join(folder, file)
    let text = readIfThere(path)
    if (text === undefined) {
      writeOnce(path, made[name as keyof typeof secretNames]())
      text = readFileSync(path, 'utf8')
    }
    texts[file] = text
  }
  for (const file of Object.values(previousNames)) texts[file] = readIfThere(join(folder, file))
  return texts
}
