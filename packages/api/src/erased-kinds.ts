/** Facts about kinds of records, separate from their schemas, which the client does not need. */

import type { RecordKind } from './privacy.ts'

/** The kinds that an erasure deletes at once. Records of all other kinds are retained without the person. */
export const erasedKinds: readonly RecordKind[] = ['delivery', 'votes']
