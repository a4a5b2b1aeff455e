/** `14:05:09` in Hong Kong; milliseconds in. It stands on the screen four times a second, so no formatter makes it. */
export const formatClockSeconds = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(11, 19)
