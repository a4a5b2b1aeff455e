import { table } from '../text/table.ts'

/** Texts of offerings in the first load: phases, dates and actions. */
export const text = table('shared/offerings')
