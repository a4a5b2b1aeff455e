import type { JoinRequest } from '@foyer/contract/activities'

/** One act of joining: the request as it goes out, every time it does, and whose it is. */
export interface Attempt {
  /** masked number of who joins: another person's attempt is not taken up */
  person: string
  request: JoinRequest
}

/** A random UUID; `crypto.randomUUID` is missing on pages without TLS. */
const uuid = (): string => {
  const [head = '', ...tail] = '10000000-1000-4000-8000-100000000000'.split(/(?=[018])/)
  const random = crypto.getRandomValues(new Uint8Array(tail.length + 1))
  return [head, ...tail]
    .map((part, at) => {
      const digit = Number(part[0])
      return (digit ^ ((random[at] ?? 0) & (15 >> (digit / 4)))).toString(16) + part.slice(1)
    })
    .join('')
}

/** What cannot be stored (private mode) lives as long as the page. */
const inMemory = new Map<string, string>()
const keyOf = (activity: number, stage: string) => `${__CLIENT_APP__}.join.${activity}.${stage}`

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

/** What others wrote there is no attempt. */
const parsed = (found: string | null): Attempt | null => {
  try {
    return found === null ? null : (JSON.parse(found) as Attempt | null)
  } catch {
    return null
  }
}

/** The attempt whose answer is not known; it outlives a reload, and only the same request is ever sent for it (N13). */
export const keptAttempt = (activity: number, stage: string, person: string): Attempt | undefined => {
  const attempt = parsed(read(keyOf(activity, stage)))
  return attempt?.person === person ? attempt : undefined
}

/** A new attempt with a key of its own, kept before anything is sent. */
export const keepAttempt = (
  activity: number,
  stage: string,
  person: string,
  facts: Omit<JoinRequest, 'key' | 'stage'>,
): Attempt => {
  const attempt = { person, request: { key: uuid(), ...facts, ...(stage && { stage }) } }
  const kept = JSON.stringify(attempt)
  inMemory.set(keyOf(activity, stage), kept)
  try {
    sessionStorage.setItem(keyOf(activity, stage), kept)
  } catch {
    // kept in memory
  }
  return attempt
}

/** Its answer is known. */
export const forgetAttempt = (activity: number, stage: string): void => {
  inMemory.delete(keyOf(activity, stage))
  try {
    sessionStorage.removeItem(keyOf(activity, stage))
  } catch {
    // was in memory alone
  }
}
