import type { Upload } from '@foyer/api/uploads'
import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import type { Picture } from './picture.ts'

/** Stores a picture under its announced id. False if it was deleted meanwhile. */
export const storePicture = async (db: ISql, id: string, { type, width, height, bytes }: Picture): Promise<boolean> => {
  const stored = await db`
    update uploads set type = ${type}, width = ${width}, height = ${height}, bytes = ${bytes}
    where id = ${id} and bytes is null returning id`
  return stored.length > 0
}

/** A person's own stored upload; undefined for any other. */
export const owns = async (db: ISql, id: string, personId: number): Promise<boolean> => {
  const rows = await db`select from uploads where id = ${id} and person_id = ${personId} and bytes is not null`
  return rows.length > 0
}

/** Bytes of an upload, for any caller with its address. */
export const pictureOf = async (db: ISql, id: string): Promise<Pick<Picture, 'type' | 'bytes'> | undefined> => {
  const [picture] = await db<{ type: Upload['type']; bytes: Buffer }[]>`
    select type, bytes from uploads where id = ${id} and bytes is not null`
  return picture
}

/** Deletes a person's own unreferenced upload. */
export const removeUpload = async (db: ISql, id: string, personId: number): Promise<boolean> => {
  const removed = await db`
    delete from uploads where id = ${id} and person_id = ${personId} and not attached returning id`
  return removed.length > 0
}

/**
 * Marks a person's upload as referenced, so that it stays; call it in the transaction that writes the reference. It is
 * idempotent.
 *
 * @throws Refused `not_found` if the person has no such upload, or if it was never sent or is deleted
 */
export const attachUpload = async (db: ISql, id: string, personId: number): Promise<void> => {
  const attached = await db`
    update uploads set attached = true
    where id = ${id} and person_id = ${personId} and bytes is not null returning id`
  if (attached.length === 0) throw new Refused('not_found', 'this person has no such upload')
}
