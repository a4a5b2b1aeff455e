/** Hong Kong's offset from UTC in minutes, all year since 1979. */
export const hongKongOffset = 8 * 60

/** Date and time of day in Hong Kong: YYYY-MM-DD and HH:MM:SS. */
export const hongKongTime = (at: number): { date: string; clock: string } => {
  const local = new Date(at + hongKongOffset * 60_000).toISOString()
  return { date: local.slice(0, 10), clock: local.slice(11, 19) }
}
