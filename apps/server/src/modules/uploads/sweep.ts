import { uploadUnusedSeconds } from '@foyer/contract/limits'
import type { ISql } from 'postgres'

/** Deletes uploads that nothing came to refer to, those that never came, and days that are over. */
export const sweepUploads = async (db: ISql, now: number): Promise<void> => {
  await db`delete from uploads where not attached and created_at <= ${new Date(now - uploadUnusedSeconds * 1000)}`
  await db`delete from upload_days where ends_at <= ${new Date(now)}`
}
