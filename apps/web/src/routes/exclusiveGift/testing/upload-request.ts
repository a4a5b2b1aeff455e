/** Replaces XMLHttpRequest. Every upload succeeds immediately, except at an address that contains `hanging`. */
class UploadRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onabort?: () => void
  timeout = 0
  responseText = ''
  #address = ''

  open(_method: string, address: string): void {
    this.#address = address
  }
  setRequestHeader(): void {}
  send({ size }: Blob): void {
    if (this.#address.includes('hanging')) {
      this.upload.onprogress?.({ loaded: size / 2, total: size })
      return
    }
    this.responseText = JSON.stringify({ status: 0, data: {} })
    queueMicrotask(() => this.onload?.())
  }
  abort(): void {
    this.onabort?.()
  }
}

Object.assign(globalThis, { XMLHttpRequest: UploadRequest })
