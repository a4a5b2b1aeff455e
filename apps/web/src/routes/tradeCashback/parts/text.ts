import { table } from '../../../shared/text/table.ts'

/**
 * Texts about trades and payouts. They are separate because the page's own texts are in the HTML and must stay small.
 */
export const text = table('routes/tradeCashback/parts')
