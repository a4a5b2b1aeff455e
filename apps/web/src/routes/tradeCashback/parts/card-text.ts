import { table } from '../../../shared/text/table.ts'

/** Texts of the card over the headline panel. */
export const text = table('routes/tradeCashback/parts/card-text')
