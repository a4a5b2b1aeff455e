import { drawParts } from './draw-outcome.ts'

/** Odds as `0.5%`, without rounding: one part per million is 0.0001%. @param odds parts per million */
export const oddsInPercent = (odds: number): string => `${Number(((odds / drawParts) * 100).toFixed(4))}%`
