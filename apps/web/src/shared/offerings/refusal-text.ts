import { table } from '../text/table.ts'

/** Why an application has no order. */
export const refusalText = table('shared/offerings/refusal-text')
