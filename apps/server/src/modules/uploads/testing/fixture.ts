import { createHash } from 'node:crypto'
import type { UploadTicket } from '@foyer/api/uploads'
import type { Context } from '../../../context.ts'
import { testApp } from '../../../testing/context.ts'
import { hongKongNumber, signIn } from '../../../testing/sign-in.ts'
import { type Credentials, type Device, device } from '../../../testing/signed-client.ts'

export interface Uploader {
  readonly from: Device
  readonly register: Credentials
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The whole server with two people who may upload. */
export const uploadFixture = async (overrides: Partial<Context> = {}) => {
  const { app, context, clock } = await testApp(overrides)
  let people = 0
  const person = async (): Promise<Uploader> => {
    people++
    const from = device(app, context)
    const { register } = await signIn(context, from, hongKongNumber(people))
    return { from, register }
  }
  const [own, other] = [await person(), await person()]

  const post = ({ from, register }: Uploader, path: string, body: unknown) => from.post(`/api${path}`, body, register)

  const announce = async (bytes: Buffer, by: Uploader = own): Promise<UploadTicket> => {
    const reply = (await post(by, '/user/uploads', { size: bytes.length, sha256: sha256(bytes) })).json()
    if (!reply.data) throw new Error(`the upload was not announced: ${JSON.stringify(reply)}`)
    return reply.data
  }
  const put = (path: string, payload: Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'PUT',
      url: `/api/${path}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload,
    })

  /** Announces and sends; returns the reason of the refusal, or `stored`. */
  const sending = async (bytes: Buffer, by: Uploader = own): Promise<string> => {
    const reply = (await put((await announce(bytes, by)).path, bytes)).json()
    return reply.status === 0 ? 'stored' : reply.reason
  }

  /** The same for a picture that is stored. */
  const send = async (bytes: Buffer, by: Uploader = own) => {
    const reply = (await put((await announce(bytes, by)).path, bytes)).json()
    if (!reply.data) throw new Error(`the upload was not stored: ${JSON.stringify(reply)}`)
    return reply.data as { id: string; type: string; width: number; height: number; size: number }
  }

  /** The upload as its owner sees it. */
  const view = async (id: string, by: Uploader = own) => {
    const { data } = (await post(by, '/user/uploads/view', { id })).json()
    return app.inject(`/api/${data.path}`)
  }

  return { app, context, clock, own, other, person, post, announce, put, sending, send, view }
}
