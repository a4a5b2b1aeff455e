import { table } from '../../../shared/text/table.ts'

/** Texts about prizes, chances and winners. */
export const text = table('routes/dragonYearSpringFestival/parts')
