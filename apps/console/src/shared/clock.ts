/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0

/** Reads the header `Date` of a reply. Devices of staff may have a wrong clock, and times of sessions are the server's. */
export const noteServerTime = (date: string | null): void => {
  const at = date === null ? Number.NaN : Date.parse(date)
  // the header has whole seconds
  if (!Number.isNaN(at) && Math.abs(at - Date.now()) > 2_000) ahead = at - Date.now()
  else if (!Number.isNaN(at)) ahead = 0
}

/** The server's wall clock, milliseconds. */
export const serverNow = (): number => Date.now() + ahead
