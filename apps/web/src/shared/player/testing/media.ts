import Hls from 'hls.js'
import { onTestFinished } from 'vitest'
import { resetBy } from '../../../testing/client.ts'

/** How a segment fails: the status of the answer, a connection that breaks, or no answer at all. */
type MediaFault = number | 'lost' | 'hanging'

interface Rule {
  readonly address: RegExp
  readonly fault: MediaFault
  times: number
}

let rules: Rule[] = []
let requested: string[] = []

/** Addresses of playlists, segments and captions that the player requested, oldest first. */
export const mediaRequests = (): readonly string[] => requested

/** Fails the next `times` requests of the player for a matching address. */
export const failMedia = (address: RegExp, fault: MediaFault, times = Number.POSITIVE_INFINITY): void =>
  void rules.push({ address, fault, times })

/** Lets all requests of the player succeed again. */
export const mendMedia = (): void => {
  rules = []
}

const faultOf = (address: string): MediaFault | undefined => {
  const rule = rules.find((each) => each.times > 0 && each.address.test(address))
  if (!rule) return undefined
  rule.times--
  return rule.fault
}

/** The player fetches media by XMLHttpRequest. The sandbox server answers, unless the test makes the request fail. */
class MediaRequest extends XMLHttpRequest {
  #fault: MediaFault | undefined

  override open(method: string, url: string | URL): void {
    const address = String(url)
    requested.push(address)
    this.#fault = faultOf(address)
    super.open(method, address, true)
  }

  override send(): undefined {
    if (this.#fault === undefined) return void super.send()
    if (this.#fault === 'hanging') return
    const status = this.#fault === 'lost' ? 0 : this.#fault
    Object.defineProperties(this, { readyState: { value: 4 }, status: { value: status } })
    queueMicrotask(() => this.dispatchEvent(new Event('readystatechange')))
  }
}
Object.assign(globalThis, { XMLHttpRequest: MediaRequest })

resetBy(async () => {
  mendMedia()
  requested = []
})

/** Until the test ends, hls.js retries a segment after 20 ms instead of seconds before it reports a failure. */
export const retrySoon = (): void => {
  const { errorRetry } = Hls.DefaultConfig.fragLoadPolicy.default
  if (!errorRetry) return
  const usual = { ...errorRetry }
  Object.assign(errorRetry, { retryDelayMs: 20, maxRetryDelayMs: 20 })
  onTestFinished(() => void Object.assign(errorRetry, usual))
}
