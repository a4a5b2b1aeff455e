import { uploadUnusedSeconds } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'

/** Deletes unreferenced uploads, announced ones that were never sent, and expired days. */
export const pruneUploads = async (db: ISql, now: number): Promise<void> => {
  await db`delete from uploads where not attached and created_at <= ${new Date(now - uploadUnusedSeconds * 1000)}`
  await db`delete from upload_days where ends_at <= ${new Date(now)}`
}
