import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

type Rgb = Readonly<{ r: number; g: number; b: number }>
const blue: Rgb = { r: 10, g: 60, b: 160 }

/** A picture of one colour. */
export const plain = (width = 60, height = 40, background: Rgb & { alpha?: number } = blue) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } })

/** Noise, which no format compresses well. */
export const noise = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    pixels[i] = seed >> 16
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const jpeg = (width?: number, height?: number): Promise<Buffer> => plain(width, height).jpeg().toBuffer()

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** A PNG assembled by hand: its header need not match its data. */
export const handmadePng = (
  { width, height }: { width: number; height: number },
  data: Buffer,
  ...more: readonly (readonly [type: string, data: Buffer])[]
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // eight bits per channel, grey
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more.map(([type, content]) => chunk(type, content)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const zeros = function* (megabytes: number) {
  for (let i = 0; i < megabytes; i++) yield Buffer.alloc(1_000_000)
}

/**
 * The given number of megabytes of zeros, compressed some two hundredfold; this process never holds them uncompressed.
 */
export const compressedZeros = (megabytes: number): Promise<Buffer> =>
  buffer(Readable.from(zeros(megabytes)).pipe(createDeflate({ level: 1 })))
