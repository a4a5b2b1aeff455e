import { forget, keep, kept } from '../../platform/own-storage.ts'

/** One act that must happen once: its request as it goes out, every time it does, and whose it is. */
export interface Attempt<Request extends object> {
  /** masked number of who acts: another person's attempt is not taken up */
  person: string
  /** milliseconds since 1970 by this device, when it was first sent */
  at: number
  request: Request & { key: string }
}

/** A random UUID; `crypto.randomUUID` is missing on pages without TLS. */
export const uuid = (): string => {
  const [head = '', ...tail] = '10000000-1000-4000-8000-100000000000'.split(/(?=[018])/)
  const random = crypto.getRandomValues(new Uint8Array(tail.length + 1))
  return [head, ...tail]
    .map((part, at) => {
      const digit = Number(part[0])
      return (digit ^ ((random[at] ?? 0) & (15 >> (digit / 4)))).toString(16) + part.slice(1)
    })
    .join('')
}

/** What others wrote there is no attempt. */
const parsed = <Request extends object>(found: string | null): Attempt<Request> | null => {
  try {
    return found === null ? null : (JSON.parse(found) as Attempt<Request> | null)
  } catch {
    return null
  }
}

/**
 * The attempt whose answer is not known; it outlives a reload, and only the same request is ever sent for it (N13).
 * @param name of the act, such as `join.503.`
 */
export const keptAttempt = <Request extends object>(name: string, person: string): Attempt<Request> | undefined => {
  const attempt = parsed<Request>(kept(name))
  return attempt?.person === person ? attempt : undefined
}

/** For how long an act that ended the session is told of to whoever has the tab. Milliseconds. */
const toldFor = 3_600_000

/**
 * The same where the act may have ended the session, so that nobody is signed in whose it would be: for an hour.
 * @param name of an act that stays with the tab (platform/own-storage.ts)
 */
export const endingAttempt = <Request extends object>(name: string): Attempt<Request> | undefined => {
  const attempt = parsed<Request>(kept(name))
  return attempt && Math.abs(Date.now() - attempt.at) < toldFor ? attempt : undefined
}

/** A new attempt with a key of its own, kept before anything is sent. */
export const keepAttempt = <Request extends object>(name: string, person: string, asked: Request): Attempt<Request> => {
  const attempt = { person, at: Date.now(), request: { key: uuid(), ...asked } }
  keep(name, JSON.stringify(attempt))
  return attempt
}

/** Whether the attempt is for just this. */
export const isFor = <Request extends object>({ request }: Attempt<Request>, asked: Request): boolean =>
  JSON.stringify(request) === JSON.stringify({ key: request.key, ...asked })

/** Its answer is known. */
export const forgetAttempt = (name: string): void => forget(name)
