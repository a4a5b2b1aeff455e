import { uploadUnusedSeconds } from '@foyer/protocol/limits'
import type { ISql } from 'postgres'
import { pruneInBatches } from '../../database/batches.ts'

/** Pictures that one statement deletes at most, since each has up to megabytes. */
const pictures = 100

/** Deletes unreferenced uploads, announced ones that were never sent, and expired days. */
export const pruneUploads = async (db: ISql, now: number): Promise<void> => {
  await pruneInBatches(
    db,
    'uploads',
    db`not attached and created_at <= ${new Date(now - uploadUnusedSeconds * 1000)}`,
    pictures,
  )
  await pruneInBatches(db, 'upload_days', db`ends_at <= ${new Date(now)}`)
}
