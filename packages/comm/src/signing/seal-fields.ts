import type { RandomBytes } from '../random.ts'
import { sealField } from './seal.ts'

/** The same body with the named text fields encrypted under the app key of whoever signs the call (V9). */
export const sealFields = (
  body: unknown,
  names: readonly string[],
  appKey: Uint8Array,
  random: RandomBytes,
): object => {
  const sealed: Record<string, unknown> = { ...(body as object) }
  for (const name of names) {
    const value = sealed[name]
    if (typeof value === 'string') sealed[name] = sealField(appKey, random(16), value)
  }
  return sealed
}
