import { hongKongOffset } from '../../hong-kong.ts'

const day = 86_400_000

/** Midnight in Hong Kong at the end of the last day of validity: `days` days after the day of `at`. */
export const endOfValidity = (at: number, days: number): number => {
  const shift = hongKongOffset * 60_000
  return (Math.floor((at + shift) / day) + days + 1) * day - shift
}
