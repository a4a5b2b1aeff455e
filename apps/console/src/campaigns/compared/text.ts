import { table } from '../../text/table.ts'

/** Texts of the comparison of two versions as pictures. */
export const comparedText = table('campaigns/compared')
