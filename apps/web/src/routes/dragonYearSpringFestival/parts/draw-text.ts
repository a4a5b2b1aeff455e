import { table } from '../../../shared/text/table.ts'

/** Texts about drawing and its outcome. */
export const text = table('routes/dragonYearSpringFestival/parts/draw-text')
