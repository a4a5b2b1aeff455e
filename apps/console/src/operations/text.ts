import { table } from '../text/table.ts'

/** Texts that several screens for operations use. */
export const text = table('operations')
