import type { BroadcastFaultCode } from '@foyer/api/staff/broadcast-documents'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

/** How to mend a fault of a session or a film, by its code. */
export const broadcastFaultTexts = table('campaigns/broadcast-fault-text') satisfies TableOf<BroadcastFaultCode>
