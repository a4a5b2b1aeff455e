/**
 * Key of the advisory lock that one process at a time holds while it prepares the database, from the first migration to
 * the last right; servers wait for its end. Versions before this lock hold a lock of their own for each step. No other
 * code locks this number.
 */
export const preparationLock = 4_611_004
