import { table } from '../text/table.ts'

export const text = table('session')
