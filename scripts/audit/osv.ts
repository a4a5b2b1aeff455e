import { compare, valid } from 'semver'
import { z } from 'zod'
import { type Finding, type Installed, severityOf } from './finding.ts'

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
})

/** An advisory in the OSV format (https://ossf.github.io/osv-schema/), as far as it is read here. */
export const advisory = z.object({
  id: z.string(),
  aliases: z.array(z.string()).default([]),
  modified: z.string(),
  withdrawn: z.string().optional(),
  summary: z.string().default(''),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        ranges: z.array(z.object({ type: z.string(), events: z.array(event) })).default([]),
        versions: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  database_specific: z.object({ severity: z.unknown() }).partial().optional(),
})
export type Advisory = z.infer<typeof advisory>
type Affected = Advisory['affected'][number]

/** `0` means before every version. A version that is not semantic is compared as equal to itself only. */
const order = (one: string, other: string): number => {
  if (one === other) return 0
  if (one === '0' || other === '0') return one === '0' ? -1 : 1
  if (!valid(one) || !valid(other)) return Number.NaN
  return compare(one, other)
}

/** The last event up to a version decides; `last_affected` holds from the version after it on. */
const isInRange = (version: string, events: Affected['ranges'][number]['events']): boolean => {
  const passed = events.flatMap(({ introduced, fixed, last_affected }) => {
    const at = introduced ?? fixed ?? last_affected
    if (at === undefined) return []
    const difference = order(version, at)
    const isPassed = last_affected === undefined ? difference >= 0 : difference > 0
    return isPassed ? [{ at, begins: introduced !== undefined }] : []
  })
  return passed.sort((one, other) => order(one.at, other.at)).at(-1)?.begins ?? false
}

const concerns = ({ versions, ranges }: Affected, version: string): boolean =>
  versions.includes(version) ||
  ranges.some(({ type, events }) => (type === 'SEMVER' || type === 'ECOSYSTEM') && isInRange(version, events))

/** The parts of an advisory about packages of the npm registry; none if it was withdrawn. */
export const npmPartsOf = ({ affected, withdrawn }: Advisory): readonly Affected[] =>
  withdrawn === undefined ? affected.filter((one) => one.package?.ecosystem === 'npm') : []

/** The installed packages that an advisory concerns. */
export const findingsOf = (one: Advisory, installed: ReadonlyMap<string, readonly Installed[]>): readonly Finding[] =>
  npmPartsOf(one).flatMap((part) =>
    (installed.get(part.package?.name ?? '') ?? [])
      .filter(({ version }) => concerns(part, version))
      .map((it) => ({
        ...it,
        ids: [one.id, ...one.aliases],
        severity: severityOf(one.database_specific?.severity),
        summary: one.summary,
      })),
  )
