import { table } from '../../../shared/text/table.ts'

/** Texts about the fairness of the draw and its check. */
export const text = table('routes/dragonYearSpringFestival/check')
