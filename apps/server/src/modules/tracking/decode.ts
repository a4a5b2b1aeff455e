import { isUtf8 } from 'node:buffer'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { trackingBatchItems } from '@foyer/protocol/tracking/limits'
import { trackingChecksum } from '@foyer/protocol/tracking/rules'
import { unreadable } from './rejected.ts'

/** The most bytes of JSON in a body, compressed or not: more than a batch of events of maximum length. */
export const mostBytes = 2 * 1024 * 1024

/**
 * The most times that a compressed body may grow. Two hundred events that differ only in their times grow fiftyfold; a
 * body of one repeated letter grows a thousandfold and costs its sender nothing (SEC-5).
 */
export const mostGrowth = 100
/** Bytes that any body may grow to: a short body is useless to an attacker. */
const freeBytes = 64 * 1024

/**
 * Strict base64: four characters are three bytes, and only the last four may be padded. Undefined for anything else,
 * which Node would ignore.
 */
const base64Of = (encoded: string): Buffer | undefined => {
  const padding = encoded.endsWith('==') ? 2 : Number(encoded.endsWith('='))
  const bytes = Buffer.from(encoded, 'base64')
  const isWhole = encoded.length % 4 === 0 && bytes.length === (encoded.length / 4) * 3 - padding
  // the URL-safe alphabet, which Node accepts as well
  return isWhole && !/[-_]/.test(encoded) ? bytes : undefined
}

/** The fields of a form. A plus sign that was not encoded arrives as a space. */
const readForm = (form: string) => {
  const fields = new URLSearchParams(form)
  const text = (name: string) => fields.get(name)?.replaceAll(' ', '+')
  return { data: text('data'), list: text('data_list'), ext: fields.get('ext'), gzip: fields.get('gzip') === '1' }
}

const verify = (encoded: string, ext: string | null): void => {
  if (ext === null) return
  const crc = /^crc=(-?\d{1,10})$/.exec(ext)?.[1]
  if (crc === undefined) throw unreadable('body_malformed', 'ext')
  if (Number(crc) !== trackingChecksum(encoded)) throw unreadable('checksum_mismatch', 'ext')
}

const gunzipInThread = promisify(gunzip)

/** Decompresses in a thread of the pool, so that the event loop is not blocked. */
const unpack = async (bytes: Buffer): Promise<Buffer> => {
  try {
    return await gunzipInThread(bytes, {
      maxOutputLength: Math.min(mostBytes, Math.max(freeBytes, bytes.length * mostGrowth)),
    })
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw unreadable(isLarge ? 'body_too_large' : 'body_malformed', 'gzip')
  }
}

const parse = (bytes: Buffer, field: string): unknown => {
  if (!isUtf8(bytes)) throw unreadable('body_malformed', field)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw unreadable('body_malformed', field)
  }
}

/**
 * The events of a body or a query in any form of the wire (T2): `data` is one event, `data_list` several; base64 of
 * JSON, compressed with `gzip=1`, with an optional checksum in `ext`.
 *
 * @throws Rejected
 */
export const decode = async (form: string): Promise<{ events: readonly unknown[]; bytes: number }> => {
  const { data, list, ext, gzip } = readForm(form)
  if ((data === undefined) === (list === undefined)) throw unreadable('body_malformed', 'data')
  const field = data === undefined ? 'data_list' : 'data'
  const encoded = data ?? list ?? ''
  const packed = base64Of(encoded)
  if (!packed || encoded === '') throw unreadable('body_malformed', field)
  verify(encoded, ext)
  const bytes = gzip ? await unpack(packed) : packed
  const value = parse(bytes, field)
  if (data !== undefined) return { events: [value], bytes: bytes.length }
  if (!Array.isArray(value) || value.length === 0) throw unreadable('body_malformed', field)
  if (value.length > trackingBatchItems) throw unreadable('body_too_large', field)
  return { events: value, bytes: bytes.length }
}
