import postgres, { type ISql } from 'postgres'

/** What a trigger of the database raises for a stopped activity (migration 0204). */
const stopped = 'FY001'

/** Whether a transaction failed because an emergency stop is in force. */
export const isStopError = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === stopped

/** Whether an emergency stop of an activity, or of all rewards, is in force. */
export const isStopped = async (db: ISql, activity: number): Promise<boolean> => {
  const [row] = await db<[{ stopped: boolean }]>`select is_stopped(${activity}) as stopped`
  return row.stopped
}

/**
 * Fails in an emergency stop (`isStopError`); otherwise a stop waits until the transaction ends. The triggers do the same
 * for what is granted, claimed, used and paid out.
 */
export const refuseIfStopped = async (tx: ISql, activity: number): Promise<void> => {
  await tx`select refuse_if_stopped(${activity})`
}

/** Waits for everything that is being given, and makes what comes later wait for this transaction. */
export const holdGiving = async (tx: ISql): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtext('emergency_stops'), 0)`
}
