import type { Upload } from '@foyer/api/uploads'
import { uploadPixelsMax, uploadSideMax } from '@foyer/protocol/limits'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { Refused } from '../../refused.ts'
import { decodingSeconds } from './rules.ts'

/** A type by its content: the decoder's name for it, and the most pixels that are decoded. */
interface Decodable {
  readonly format: Metadata['format']
  readonly pixels: number
}

/** The accepted types. HEIC is missing because this libvips has no HEVC. */
const decodable: ReadonlyMap<string, Decodable> = new Map([
  ['image/jpeg', { format: 'jpeg', pixels: uploadPixelsMax }],
  ['image/png', { format: 'png', pixels: uploadPixelsMax }],
  ['image/webp', { format: 'webp', pixels: uploadPixelsMax }],
  // 1 KB of AVIF can be 40 million pixels, 690 MB and 15 s of a core here; no camera writes it, and the client sends
  // smaller ones
  ['image/avif', { format: 'heif', pixels: uploadSideMax ** 2 }],
])

// other decoders never receive a byte, whatever the content: SVG, GIF, TIFF, PDF and the others are not called
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
// one thread per picture and no cache: `decodingAtOnce` alone limits both
sharp.concurrency(1)
sharp.cache(false)

/** A picture as stored. */
export interface Picture extends Omit<Upload, 'id' | 'size'> {
  readonly bytes: Buffer
}

const notPicture = () => new Refused('upload_not_picture', 'the content is not a picture of an accepted type')
const unreadable = () => new Refused('upload_unreadable', 'the picture cannot be decoded')

const open = (bytes: Buffer, limitInputPixels: number | false): Sharp =>
  sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 })

/** Reads only the first bytes and the header; nothing is decoded yet. */
const readHeader = async (bytes: Buffer): Promise<Metadata> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const expected = type && decodable.get(type.mime)
  if (!expected) throw notPicture()
  const header = await open(bytes, false)
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (header.format !== expected.format) throw notPicture()
  if (header.width * header.height > expected.pixels)
    throw new Refused('upload_too_many_pixels', 'the picture has too many pixels')
  return header
}

/** The pixels of a picture before they are encoded. */
interface Decoding {
  readonly pixels: Sharp
  readonly hasAlpha: boolean
}

/**
 * The pixels of an accepted picture, without any data beside them (place, camera, comments, colour profiles, appended
 * data): upright, in sRGB, the first frame only, and fitted into a size. Encoding them may fail as unreadable.
 *
 * @throws Refused `upload_not_picture`, `upload_too_many_pixels`, `upload_unreadable`
 */
export const pixelsOf = async (
  bytes: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Decoding> => {
  const { hasAlpha } = await readHeader(bytes)
  const pixels = open(bytes, uploadPixelsMax)
    .timeout({ seconds: decodingSeconds })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return { pixels, hasAlpha }
}

/** @throws Refused `upload_unreadable` */
export const encode = (pixels: Sharp): Promise<{ data: Buffer; info: OutputInfo }> =>
  pixels.toBuffer({ resolveWithObject: true }).catch(() => {
    throw unreadable()
  })

/**
 * The picture encoded anew from its pixels, no side longer than `uploadSideMax`.
 *
 * @throws Refused `upload_not_picture`, `upload_too_many_pixels`, `upload_unreadable`
 */
export const remakePicture = async (bytes: Buffer): Promise<Picture> => {
  const { pixels, hasAlpha } = await pixelsOf(bytes, { width: uploadSideMax, height: uploadSideMax })
  const { data, info } = await encode(hasAlpha ? pixels.webp({ quality: 85 }) : pixels.jpeg({ quality: 85 }))
  return { bytes: data, type: hasAlpha ? 'image/webp' : 'image/jpeg', width: info.width, height: info.height }
}
