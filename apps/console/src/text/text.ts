import { table } from './table.ts'

/** Texts that several parts of the console use. */
export const text = table('text')

/** Why a call failed: a title and what the person can do. */
export const faults = table('text.faults')
