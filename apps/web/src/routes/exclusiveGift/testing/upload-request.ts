/**
 * A request whose picture arrives at once, except at an address that contains `hanging`. Other requests are sent, since
 * files of tests share a page.
 */
class UploadRequest extends XMLHttpRequest {
  #address = ''

  override open(method: string, url: string | URL): void {
    this.#address = String(url)
    super.open(method, url, true)
  }

  override send(body?: XMLHttpRequestBodyInit | null): undefined {
    if (!(body instanceof Blob)) return void super.send(body)
    if (this.#address.includes('hanging')) {
      const { size: total } = body
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: total / 2, total }))
      return
    }
    Object.defineProperty(this, 'responseText', { value: JSON.stringify({ status: 0, data: {} }) })
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }

  override abort(): void {
    super.abort()
    this.dispatchEvent(new Event('abort'))
  }
}

Object.assign(globalThis, { XMLHttpRequest: UploadRequest })
