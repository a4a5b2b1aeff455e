import { readFileSync } from 'node:fs'
import { redirectIdMax, redirectIdPattern } from '@foyer/contract/redirects'
import { texts } from '@foyer/contract/texts'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** As a browser writes it, in lower case; no address in numbers, no port, no dot at the end. */
const host = z
  .string()
  .regex(/^(?!.*\.$)(?=.*[a-z])([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/)

/** An https address exactly as a browser would write it: nothing in it is read in another way there than here. */
const isPlainAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' &&
    url.href === text &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    !text.includes('#') &&
    !url.searchParams.has('handoff')
  )
}

const target = z.strictObject({
  id: z.string().max(redirectIdMax).regex(redirectIdPattern),
  /** code, as in FOYER_PARTNERS: what it exchanges codes by */
  partner: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: texts,
  about: texts,
  passes: texts,
  /** raised with every change of `passes` */
  statement: z.number().int().min(1),
  address: z.string().refine(isPlainAddress),
  withdrawn: z.boolean().default(false),
  /** until when, by the business clock, as `2027-01-31T23:59:59+08:00` */
  endsAt: z.iso
    .datetime({ offset: true })
    .transform((at) => Date.parse(at))
    .optional(),
})
export type RedirectTargetEntry = z.output<typeof target>

const file = z
  .strictObject({ hosts: z.array(host), targets: z.array(target) })
  .refine(({ targets }) => new Set(targets.map(({ id }) => id)).size === targets.length)
  .refine(({ hosts, targets }) => targets.every(({ address }) => hosts.includes(new URL(address).hostname)))

/**
 * FOYER_REDIRECTS_FILE: the hosts that pages may send people to, and the targets, each of whose addresses is on one of
 * them. No address ever comes from anywhere else.
 *
 * @throws StartError
 */
export const readRedirects = (path: string): ReadonlyMap<string, RedirectTargetEntry> => {
  try {
    const { targets } = file.parse(JSON.parse(readFileSync(path, 'utf8')))
    return new Map(targets.map((entry) => [entry.id, entry]))
  } catch (cause) {
    const shape =
      '{"hosts": […], "targets": […]}, every target with a plain https address on one of the hosts (docs/partners.md)'
    throw new StartError(`FOYER_REDIRECTS_FILE ${path} must hold ${shape}.`, { cause })
  }
}
