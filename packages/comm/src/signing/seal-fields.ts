import { CommError } from '../comm-error.ts'
import type { RandomBytes } from '../random.ts'
import { sealField } from './seal.ts'

/**
 * The body with the named text fields encrypted under the app key of the signing level (V9).
 *
 * @throws CommError of kind `unexpected` for a named field that is present and no text, since it would be sent
 * unencrypted
 */
export const sealFields = (
  body: unknown,
  names: readonly string[],
  appKey: Uint8Array,
  random: RandomBytes,
): object => {
  const sealed: Record<string, unknown> = { ...(body as object) }
  for (const name of names) {
    const value = sealed[name]
    if (value === undefined) continue
    if (typeof value !== 'string') throw new CommError('unexpected', `${name} is no text, so it cannot be sealed`)
    sealed[name] = sealField(appKey, random(16), value)
  }
  return sealed
}
