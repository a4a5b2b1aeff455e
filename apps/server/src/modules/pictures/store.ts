import type { PictureFile } from '@foyer/api/pictures'
import type { ISql } from 'postgres'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import type { EncodedPicture } from './encode.ts'
import { dayLength, picturesOfDay } from './rules.ts'

const by = ({ id }: StaffActor): string => `staff:${id}`

/** @throws Refused `upload_limit` if this member of staff has added as many pictures as a day allows */
export const refuseMore = async (db: ISql, actor: StaffActor, wall: number): Promise<void> => {
  const [day] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(added_at) as oldest from pictures
    where added_by = ${by(actor)} and added_at > ${new Date(wall - dayLength)}`
  if (day.count < picturesOfDay) return
  const retryAfter = Math.max(1, Math.ceil(((day.oldest?.getTime() ?? wall) + dayLength - wall) / 1000))
  throw new Refused('upload_limit', 'this member of staff has reached the daily limit of pictures', { retryAfter })
}

/** Stores a picture with an entry in the audit trail. A stored picture does not change, and counts as used again. */
export const storePicture = async (
  tx: ISql,
  { name, width, height, files }: EncodedPicture,
  { actor, wall }: { readonly actor: StaffActor; readonly wall: number },
): Promise<void> => {
  const [added] = await tx`
    insert into pictures (name, added_by, added_at) values (${name}, ${by(actor)}, ${new Date(wall)})
    on conflict (name) do nothing returning name`
  if (!added) {
    await tx`update pictures set unused_since = null where name = ${name}`
    return
  }
  for (const { width: copy, bytes } of files)
    await tx`insert into picture_files (picture, width, bytes) values (${name}, ${copy}, ${bytes})`
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  await audit(tx, {
    actor,
    wall,
    subject: 'pictures',
    subjectId: name,
    event: 'add',
    detail: { width, height, bytes },
  })
}

/** The bytes of a picture in one of its widths; undefined if there is no such file. */
export const bytesOf = async (db: ISql, { name, copy }: PictureFile): Promise<Buffer | undefined> => {
  const [file] = await db<{ bytes: Buffer }[]>`
    select bytes from picture_files where picture = ${name} and width = ${copy}`
  return file?.bytes
}

/** The most pictures that the editor offers. */
const mostOffered = 120

/** The names of the pictures that were added last. */
export const newestPictures = async (db: ISql): Promise<readonly string[]> => {
  const rows = await db<{ name: string }[]>`
    select name from pictures order by added_at desc, name limit ${mostOffered}`
  return rows.map(({ name }) => name)
}
