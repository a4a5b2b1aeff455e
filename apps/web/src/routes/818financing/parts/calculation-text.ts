import { table } from '../../../shared/text/table.ts'

export const text = table('routes/818financing/parts/calculation-text')
