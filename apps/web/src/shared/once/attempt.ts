import { remove, store, stored } from '../../platform/own-storage.ts'

/** An attempt at an act that must happen once: the request, which is the same each time it is sent, and its person. */
export interface Attempt<Request extends object> {
  /** masked phone number of the person; another person's attempt is not resumed */
  person: string
  /** device time in milliseconds since 1970 when it was first sent */
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

/** Parses a stored attempt. Text that another script wrote counts as none. */
const parsed = <Request extends object>(found: string | null): Attempt<Request> | null => {
  try {
    return found === null ? null : (JSON.parse(found) as Attempt<Request> | null)
  } catch {
    return null
  }
}

/**
 * Returns the stored attempt whose answer is unknown. It survives a reload, and only the same request is ever sent for
 * it (N13).
 * @param name name of the act, such as `join.503.`
 */
export const storedAttempt = <Request extends object>(name: string, person: string): Attempt<Request> | undefined => {
  const attempt = parsed<Request>(stored(name))
  return attempt?.person === person ? attempt : undefined
}

/** How long the tab offers the outcome of an act that ended the session. Milliseconds. */
const offeredFor = 3_600_000

/**
 * Returns the attempt at an act that may have ended the session, without checking its person, for one hour.
 * @param name name of an act that is stored with the tab (platform/own-storage.ts)
 */
export const endingAttempt = <Request extends object>(name: string): Attempt<Request> | undefined => {
  const attempt = parsed<Request>(stored(name))
  return attempt && Math.abs(Date.now() - attempt.at) < offeredFor ? attempt : undefined
}

/** Creates an attempt with a new key and stores it before anything is sent. */
export const storeAttempt = <Request extends object>(name: string, person: string, body: Request): Attempt<Request> => {
  const attempt = { person, at: Date.now(), request: { key: uuid(), ...body } }
  store(name, JSON.stringify(attempt))
  return attempt
}

/** Returns whether the attempt has exactly this request. */
export const isFor = <Request extends object>({ request }: Attempt<Request>, body: Request): boolean =>
  JSON.stringify(request) === JSON.stringify({ key: request.key, ...body })

/** Deletes an attempt whose answer is known. */
export const removeAttempt = (name: string): void => remove(name)
