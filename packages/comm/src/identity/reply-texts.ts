import { noAnswer } from '../comm-error.ts'

/**
 * Extracts named texts from a reply's data, all of which must be present and not empty; other fields are passed along.
 */
export const texts = <K extends string>(data: unknown, ...names: K[]): Record<K, string> => {
  const found = { ...(data as Record<K, string>) }
  for (const name of names)
    if (typeof found[name] !== 'string' || found[name] === '') throw noAnswer('unreadable', `no ${name} in the reply`)
  return found
}
