import { createHash } from 'node:crypto'
import { pictureName, pictureWidths } from '@foyer/api/pictures'
import sharp from 'sharp'
import { encode, pixelsOf } from '../uploads/public.ts'
import { largestPicture, pictureQuality } from './rules.ts'

/** A picture in all its widths. */
export interface EncodedPicture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly files: readonly { readonly width: number; readonly bytes: Buffer }[]
}

/**
 * Encodes a picture as WebP in each of its widths. It is decoded once.
 *
 * @throws Refused `upload_not_picture`, `upload_too_many_pixels`, `upload_unreadable`
 */
export const encodePicture = async (bytes: Buffer): Promise<EncodedPicture> => {
  const { pixels } = await pixelsOf(bytes, largestPicture)
  const { data, info } = await encode(pixels.raw())
  const { width, height, channels } = info
  const files: { width: number; bytes: Buffer }[] = []
  for (const one of pictureWidths(width)) {
    const copy = sharp(data, { raw: { width, height, channels } }).resize({ width: one })
    files.push({ width: one, bytes: (await encode(copy.webp({ quality: pictureQuality }))).data })
  }
  const own = createHash('sha256')
    .update(files.at(-1)?.bytes ?? '')
    .digest('hex')
  return { name: pictureName(own, { width, height }), width, height, files }
}
