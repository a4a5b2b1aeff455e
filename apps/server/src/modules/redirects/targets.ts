import type { RedirectTarget } from '@foyer/api/redirects'
import type { Environment } from '../../config/environment.ts'
import { type RedirectTargetEntry, readRedirects } from '../../config/redirects.ts'
import { StartError } from '../../config/start-error.ts'
import { sandboxTargets } from './sandbox-targets.ts'

export type Targets = ReadonlyMap<string, RedirectTargetEntry>

/**
 * The allowed targets, read once from the operators' file. Without a file there are none, except the simulated partner
 * in the sandbox.
 *
 * @throws StartError as `readRedirects`, and for a partner without a key to request the identity of a visitor
 */
export const targetsOf = ({ FOYER_REDIRECTS_FILE: path, FOYER_MODE: mode, FOYER_PARTNERS }: Environment): Targets => {
  if (path !== undefined) {
    const targets = readRedirects(path)
    const keyless = [...targets.values()].find(({ partner }) => mode === 'production' && !FOYER_PARTNERS.has(partner))
    if (keyless) throw new StartError(`FOYER_PARTNERS has no key of ${keyless.partner}, the partner of a target.`)
    return targets
  }
  return new Map(mode === 'sandbox' ? sandboxTargets.map((target) => [target.id, target]) : [])
}

const statusOf = ({ withdrawn, endsAt }: RedirectTargetEntry, at: number): RedirectTarget['status'] => {
  if (withdrawn) return 'withdrawn'
  return endsAt !== undefined && endsAt <= at ? 'ended' : 'open'
}

/** A target as a visitor sees it. */
export const shownTarget = (entry: RedirectTargetEntry, at: number): RedirectTarget => ({
  id: entry.id,
  partner: entry.name,
  host: URL.parse(entry.address)?.hostname ?? 'localhost',
  about: entry.about,
  passes: entry.passes,
  statement: entry.statement,
  status: statusOf(entry, at),
  endsAt: entry.endsAt ?? null,
})
