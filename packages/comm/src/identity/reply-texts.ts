import { noAnswer } from '../comm-error.ts'

/** Named texts out of a reply's data, all there and none empty; whatever else it holds comes along. */
export const texts = <K extends string>(data: unknown, ...names: K[]): Record<K, string> => {
  const found = { ...(data as Record<K, string>) }
  for (const name of names)
    if (typeof found[name] !== 'string' || found[name] === '') throw noAnswer('unreadable', `no ${name} in the reply`)
  return found
}
