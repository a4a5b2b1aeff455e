import { table } from '../../../shared/text/table.ts'

export const text = table('routes/privacy/parts/export-records-text')
