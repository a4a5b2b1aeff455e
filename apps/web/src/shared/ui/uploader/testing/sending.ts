import type { Upload } from '@foyer/contract/uploads'
import { onTestFinished, vi } from 'vitest'

/** A request that carries a picture to its upload address, in the hands of the test. */
export class Sending {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  readonly headers: Record<string, string> = {}
  timeout = 0
  responseText = ''
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  ontimeout: (() => void) | null = null
  onabort: (() => void) | null = null
  address = ''
  body: Blob = new Blob()
  isAborted = false

  open(method: string, address: string): void {
    this.address = `${method} ${address}`
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  send(body: Blob): void {
    this.body = body
    sendings.push(this)
  }

  abort(): void {
    this.isAborted = true
    this.onabort?.()
  }

  /** So much of the body has left the device: a share, 1 for the whole. */
  progress(share: number): void {
    const total = this.body.size
    this.upload.onprogress?.({ loaded: total * share, total })
  }

  /** The server keeps the picture. */
  keep(kept: Partial<Upload> = {}): void {
    const upload: Upload = {
      id: '00000000-0000-4000-8000-000000000000',
      type: 'image/jpeg',
      width: 100,
      height: 100,
      size: 1,
      ...kept,
    }
    this.answer({ status: 0, data: upload })
  }

  /** The server answers with a body: an object becomes JSON. */
  answer(body: object | string): void {
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }

  /** The connection breaks. */
  break(): void {
    this.onerror?.()
  }
}

const sendings: Sending[] = []

/** From now on pictures go into the hands of the test. @returns what was sent so far, the oldest first */
export const interceptSendings = (): readonly Sending[] => {
  sendings.length = 0
  vi.stubGlobal('XMLHttpRequest', Sending)
  onTestFinished(() => void vi.unstubAllGlobals())
  return sendings
}
