import type { Upload } from '@foyer/contract/uploads'
import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import type { Picture } from './picture.ts'

/** Keeps a picture in the place that was announced. False where that was taken back meanwhile. */
export const keepPicture = async (db: ISql, id: string, { type, width, height, bytes }: Picture): Promise<boolean> => {
  const kept = await db`
    update uploads set type = ${type}, width = ${width}, height = ${height}, bytes = ${bytes}
    where id = ${id} and bytes is null returning id`
  return kept.length > 0
}

/** A person's own upload that is there; somebody else's is as if there were none. */
export const owns = async (db: ISql, id: string, personId: number): Promise<boolean> => {
  const rows = await db`select from uploads where id = ${id} and person_id = ${personId} and bytes is not null`
  return rows.length > 0
}

/** Bytes of an upload, for whoever has its address. */
export const pictureOf = async (db: ISql, id: string): Promise<Pick<Picture, 'type' | 'bytes'> | undefined> => {
  const [picture] = await db<{ type: Upload['type']; bytes: Buffer }[]>`
    select type, bytes from uploads where id = ${id} and bytes is not null`
  return picture
}

/** Deletes a person's own upload that nothing refers to. */
export const removeUpload = async (db: ISql, id: string, personId: number): Promise<boolean> => {
  const removed = await db`
    delete from uploads where id = ${id} and person_id = ${personId} and not attached returning id`
  return removed.length > 0
}

/**
 * Marks a person's upload as referred to, so that it stays; call it in the transaction that writes the reference. Again does
 * no harm.
 *
 * @throws Refused `not_found` where the person has no such upload, or it was never sent or has been swept
 */
export const attachUpload = async (db: ISql, id: string, personId: number): Promise<void> => {
  const attached = await db`
    update uploads set attached = true
    where id = ${id} and person_id = ${personId} and bytes is not null returning id`
  if (attached.length === 0) throw new Refused('not_found', 'this person has no such upload')
}
