import { CommError } from '../comm-error.ts'
import type { RandomBytes } from '../random.ts'
import { sealField } from './seal.ts'

/**
 * The same body with the named text fields encrypted under the app key of whoever signs the call (V9).
 *
 * @throws CommError of kind `unexpected` for a named field that is there and no text: it would travel in the clear
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
