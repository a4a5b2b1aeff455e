import { readFileSync } from 'node:fs'
import { codePattern } from '@foyer/api/codes'
import { redirectIdMax, redirectIdPattern } from '@foyer/api/redirects'
import { texts } from '@foyer/api/texts'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** A host as a browser writes it, in lower case: no IP address, no port, no dot at the end. */
const host = z
  .string()
  .regex(/^(?!.*\.$)(?=.*[a-z])([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/)

/** Whether an https address is written exactly as a browser writes it, so that browser and server parse it alike. */
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
  /** code of the partner, as in FOYER_PARTNERS, that exchanges the handoff codes */
  partner: z.string().regex(codePattern),
  name: texts,
  about: texts,
  passes: texts,
  /** increases with every change of `passes` */
  statement: z.number().int().min(1),
  address: z.string().refine(isPlainAddress),
  withdrawn: z.boolean().default(false),
  /** end by the business clock, as `2027-01-31T23:59:59+08:00` */
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
 * Reads FOYER_REDIRECTS_FILE: the hosts to which pages may send people, and the targets, whose addresses must be on
 * these hosts. There is no other source of redirect addresses.
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
    throw new StartError(`FOYER_REDIRECTS_FILE ${path} must contain ${shape}.`, { cause })
  }
}
