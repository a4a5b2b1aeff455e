import type { Upload } from '@foyer/api/uploads'
import { onTestFinished, vi } from 'vitest'

/** A request that sends a picture to its upload address, controlled by the test. */
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

  /** Reports a share of the body as sent, where 1 is the whole. */
  progress(share: number): void {
    const total = this.body.size
    this.upload.onprogress?.({ loaded: total * share, total })
  }

  /** Answers that the server has stored the picture. */
  keep(stored: Partial<Upload> = {}): void {
    const upload: Upload = {
      id: '00000000-0000-4000-8000-000000000000',
      type: 'image/jpeg',
      width: 100,
      height: 100,
      size: 1,
      ...stored,
    }
    this.answer({ status: 0, data: upload })
  }

  /** Answers with a body; an object becomes JSON. */
  answer(body: object | string): void {
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }

  /** Breaks the connection. */
  break(): void {
    this.onerror?.()
  }
}

const sendings: Sending[] = []

/** Intercepts the sending of pictures from now on. @returns the requests so far, oldest first */
export const interceptSendings = (): readonly Sending[] => {
  sendings.length = 0
  vi.stubGlobal('XMLHttpRequest', Sending)
  onTestFinished(() => void vi.unstubAllGlobals())
  return sendings
}
