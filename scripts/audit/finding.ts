import type { LockFile } from '../lock-file.ts'
import { foreignPackages, isShipped, nameOf } from '../lock-file.ts'

/** Severities of advisories, of which `unknown` counts as high. */
export const severities = ['low', 'moderate', 'high', 'critical', 'unknown'] as const
export type Severity = (typeof severities)[number]

/** Reads a severity as a database writes it. */
export const severityOf = (text: unknown): Severity =>
  severities.find((one) => one === String(text).toLowerCase()) ?? 'unknown'

/** A package of the lock file. */
export interface Installed {
  readonly path: string
  readonly name: string
  readonly version: string
  /** whether production runs or ships it */
  readonly isShipped: boolean
}

/** An advisory that concerns a package of the lock file. */
export interface Finding extends Installed {
  /** ids of the advisory; the first one is shown */
  readonly ids: readonly string[]
  readonly severity: Severity
  readonly summary: string
}

/** The packages that a lock file installs from the registry. */
export const installedIn = (lock: LockFile): readonly Installed[] =>
  foreignPackages(lock).map(([path, one]) => ({
    path,
    name: one.name ?? nameOf(path),
    version: one.version ?? '',
    isShipped: isShipped(one),
  }))

/** An advisory that was examined and does not concern Foyer, or that has no fix yet. */
export interface Acceptance {
  readonly id: string
  readonly package: string
  readonly why: string
  /** the last day on which it holds, such as `2027-01-31`; then somebody examines it again */
  readonly until: string
}

/**
 * Divides findings into those that fail the check and those that are only shown. Every advisory about a package that
 * production runs or ships fails, and of development those of high severity.
 *
 * @param today such as `2026-11-26`
 */
export const judge = (findings: readonly Finding[], accepted: readonly Acceptance[], today: string) => {
  const isAccepted = ({ ids, name }: Finding): boolean =>
    accepted.some((one) => one.package === name && ids.includes(one.id) && today <= one.until)
  const fails = (one: Finding): boolean =>
    !isAccepted(one) && (one.isShipped || (one.severity !== 'low' && one.severity !== 'moderate'))
  return { failed: findings.filter(fails), shown: findings.filter((one) => !fails(one)) }
}
