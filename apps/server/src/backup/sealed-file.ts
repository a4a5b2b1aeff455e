import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../config/start-error.ts'

/** Ends the name of a file that is still being written, or that was left by a killed process. */
export const partialEnding = '.partial'

/** Errors of a file system, with what they mean for an operator. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'has no space left',
  EDQUOT: 'has no space left',
  EFBIG: 'does not allow a file of this size',
  EROFS: 'cannot be written to',
  EACCES: 'cannot be written to',
  EPERM: 'cannot be written to',
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a folder',
}

/** A failed write as one sentence; any other error as it is. */
const writeFailure = (error: unknown, path: string): unknown => {
  const { code = '', syscall, path: of = path } = error as NodeJS.ErrnoException
  if (syscall === undefined || of !== path || meanings[code] === undefined) return error
  return new StartError(`The folder ${dirname(path)} ${meanings[code]} (${code}): no backup was made.`, {
    cause: error,
  })
}

const webStreamOf = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>

const encrypterFor = (recipients: readonly string[]): Encrypter => {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return encrypter
}

/**
 * Compresses and encrypts text to a file, which has its name only once it is complete and on the disk. A failure
 * removes what was written.
 *
 * @param recipients public keys of age, at least one
 * @returns the bytes of the file
 * @throws StartError if the file system refuses the file, and what `text` throws
 */
export const writeSealed = async (
  path: string,
  recipients: readonly string[],
  text: AsyncIterable<Uint8Array>,
): Promise<number> => {
  const partial = `${path}${partialEnding}`
  const encrypter = encrypterFor(recipients)
  try {
    await pipeline(
      text,
      createZstdCompress(),
      async function* (zipped: AsyncIterable<Uint8Array>) {
        yield* await encrypter.encrypt(webStreamOf(Readable.from(zipped)))
      },
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
    )
    const { size } = statSync(partial)
    renameSync(partial, path)
    return size
  } catch (error) {
    rmSync(partial, { force: true })
    throw writeFailure(error, partial)
  }
}

/** What an incomplete, altered or foreign file is called. */
const damaged = (path: string, cause: unknown) =>
  new StartError(`${path} is damaged: it was altered, or is not complete. Use another backup.`, { cause })

const decrypted = async (path: string, keys: readonly string[], file: Readable) => {
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(key)
  try {
    return await decrypter.decrypt(webStreamOf(file))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code !== undefined) throw new StartError(`${path} cannot be read (${code}).`, { cause })
    if (cause instanceof Error && cause.message.startsWith('no identity matched'))
      throw new StartError(`The key does not open ${basename(path)}: it was encrypted to another key.`, { cause })
    throw damaged(path, cause)
  }
}

/**
 * Reads a file of `writeSealed`. Each part is authenticated before it is passed on, and the end of the stream is
 * reached only if the file is complete.
 *
 * @param keys secret keys of age, one of which the file is encrypted to
 * @throws StartError if the file cannot be read, no key opens it, or it was altered or truncated
 */
export async function* readSealed(path: string, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path)
  const unzip = createZstdDecompress()
  try {
    const clear = Readable.fromWeb((await decrypted(path, keys, file)) as never)
    clear.on('error', (error) => unzip.destroy(error))
    clear.pipe(unzip)
    let isYielding = false
    try {
      for await (const chunk of unzip) {
        isYielding = true
        yield chunk
        isYielding = false
      }
    } catch (cause) {
      // an error of the reader of this generator is not one of the file
      throw isYielding ? cause : damaged(path, cause)
    }
  } finally {
    file.destroy()
    unzip.destroy()
  }
}
