import { table } from '../text/table.ts'

/** Names of systems and browsers, and the place of a network. */
export const text = table('shared/devices')
