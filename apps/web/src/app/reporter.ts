import type { ClientError } from '@foyer/api/client-errors'
import { loadConfig } from '../platform/config.ts'
import { openHost } from '../platform/host.ts'
import { pathTo } from '../platform/path-to.ts'
import { parseHash } from './router.ts'

/** A page that fails in a loop sends a limited number of reports (A12). */
let reportsLeft = 5

/** Returns the stack frames of our own bundles, without host and query: `assets/index-abc.js:1:234`. */
const ownFrames = (stack: string): string[] =>
  [...stack.matchAll(/\/(assets\/[\w.-]+\.js):(\d+):(\d+)/g)]
    .slice(0, 12)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)

/**
 * Removes digits, addresses and queries, which may contain personal data; the server scrubs again. Also removes NUL and
 * unpaired surrogates at the cut, which the server refuses.
 */
const scrub = (message: string): string =>
  message
    .replace(/\d{5,}/g, '#')
    .replace(/\S+@\S+/g, '@')
    .replace(/\?\S+/g, '?')
    .slice(0, 300)
    .replace(/[\0\p{Surrogate}]/gu, '')

/** Sends one error. A report that fails is dropped, because reporting the failure would fail again. */
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
  await (await openHost()).fetch(hosts.api + pathTo('POST /client-errors'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
}
