import { table } from './table.ts'

/** Texts around the views. */
export const text = table('text')

/** Why a call came to nothing. */
export const faults = table('text.faults')
