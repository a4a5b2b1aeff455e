import type { Acceptance } from './finding.ts'

/** The advisories that `npm run audit` shows and does not fail for. Each one ends on a day. */
export const accepted: readonly Acceptance[] = []
