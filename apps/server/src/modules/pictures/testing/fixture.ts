import { createHash } from 'node:crypto'
import { type AddedPicture, addedPicture } from '@foyer/api/staff/pictures'
import type { App } from '../../../app.ts'

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What a member of staff with these headers uploads. */
export const uploaderOf = (app: App, headers: Readonly<Record<string, string>>) => {
  const post = (bytes: Buffer, announced: object = {}, more: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: 'POST',
      url: '/staff/pictures/add',
      query: { size: String(bytes.length), sha256: sha256(bytes), ...announced },
      headers: { ...headers, 'content-type': 'application/octet-stream', ...more },
      payload: bytes,
    })
  /** The reason of the refusal, or `stored`. */
  const sending = async (bytes: Buffer, announced: object = {}): Promise<string> => {
    const reply = await post(bytes, announced)
    return reply.statusCode === 200 ? 'stored' : reply.json().reason
  }
  /** The picture, which must be stored. */
  const add = async (bytes: Buffer): Promise<AddedPicture> => {
    const reply = await post(bytes)
    if (reply.statusCode !== 200) throw new Error(`the picture was refused: ${reply.payload}`)
    return addedPicture.parse(reply.json().data)
  }
  return { post, sending, add }
}
