import type { ClientError } from '@foyer/contract/client-errors'
import { loadConfig } from '../platform/config.ts'
import { openHost } from '../platform/host.ts'
import { parseHash } from './router.ts'

/** A page in a loop of errors says so a few times and is then quiet (A12). */
let reportsLeft = 5

/** Frames of our own bundles, without host or query: `assets/index-abc.js:1:234`. */
const ownFrames = (stack: string): string[] =>
  [...stack.matchAll(/\/(assets\/[\w.-]+\.js):(\d+):(\d+)/g)]
    .slice(0, 12)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)

/**
 * Digits, addresses and queries can carry personal data; the server scrubs once more. It refuses what is no text: NUL, and
 * the half of a character that a cut leaves.
 */
const scrub = (message: string): string =>
  message
    .replace(/\d{5,}/g, '#')
    .replace(/\S+@\S+/g, '@')
    .replace(/\?\S+/g, '?')
    .slice(0, 300)
    .replace(/[\0\p{Surrogate}]/gu, '')

/** Sends one error. A report that does not get through is dropped: reporting it would report again. */
export const report = (error: unknown): void => void send(error).catch(() => undefined)

const send = async (error: unknown) => {
  if (reportsLeft-- <= 0) return
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const { release, hosts } = await loadConfig()
  const body: ClientError = {
    name: name.slice(0, 80),
    message: scrub(message),
    stack: ownFrames(stack),
    route: parseHash(location.hash).path.slice(0, 64),
    release,
  }
  await (await openHost()).fetch(`${hosts.api}/client-errors`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
}
