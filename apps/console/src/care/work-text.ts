import { table } from '../text/table.ts'

/** Texts of corrections, of vouchers that are sent again, and of requests by letter. */
export const workText = table('care/work-text')
