import type { UploadRequest } from '@foyer/api/uploads'
import { uploadBytesMax } from '@foyer/protocol/limits'
import { loadConfig } from '../../../platform/config.ts'
import type { Failure } from '../../../platform/failure.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { sha256 } from './digest.ts'
import { put } from './put.ts'

interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** Announces a picture and sends it. @returns the upload's id @throws Failure; an aborted signal rejects as well */
export const send = async (content: Blob, sending: Sending): Promise<string> => {
  if (content.size > uploadBytesMax || content.size === 0)
    throw { reason: content.size === 0 ? 'upload_unreadable' : 'too_large' } satisfies Failure
  const body: UploadRequest = { size: content.size, sha256: await sha256(content) }
  const announcing = api(pathTo('POST /user/uploads'), body, { signal: sending.signal })
  const { id, path } = await announcing.catch((error: unknown) => {
    throw failureOf(error)
  })
  const { hosts } = await loadConfig()
  await put(`${hosts.api}/${path}`, content, sending)
  return id
}

/** Returns an address that shows the person's own picture for some minutes. @throws Failure */
export const viewOf = async (id: string): Promise<string> => {
  const pending = api(pathTo('POST /user/uploads/view'), { id })
  const { path } = await pending.catch((error: unknown) => {
    throw failureOf(error)
  })
  const { hosts } = await loadConfig()
  return `${hosts.api}/${path}`
}

/** Deletes an upload. If the call fails, the server prunes the upload within a day. */
export const takeBack = (id: string): void =>
  void api(pathTo('POST /user/uploads/remove'), { id }).catch(() => undefined)
