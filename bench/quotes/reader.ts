import { type ClientRequest, get } from 'node:http'
import { expectedIn, slotOfId } from './expected.ts'

/** One subscriber. It compares every event with the market's ticks, and may lose its connection in between. */
export class Reader {
  /** number of events with ticks */
  events = 0
  ticks = 0
  /** description of the first deviation */
  fault: string | undefined
  onEvent: (text: string) => void = () => {}
  readonly #url: string
  readonly #set: number
  #request: ClientRequest | undefined
  #lastId = ''
  #unread = ''

  constructor(url: string, set: number) {
    this.#url = url
    this.#set = set
  }

  /** Connects, and resumes after the last event if it was connected before. */
  async connect(): Promise<void> {
    this.#unread = ''
    const headers = this.#lastId === '' ? {} : { 'Last-Event-ID': this.#lastId }
    const request = get(this.#url, { headers, agent: false })
    this.#request = request
    await new Promise<void>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        request.on('error', () => undefined)
        response.on('error', () => undefined)
        response.setEncoding('utf8').on('data', (text: string) => {
          if (this.#request === request) this.#read(text)
        })
        resolve()
      })
    })
  }

  drop(): void {
    this.#request?.destroy()
    this.#request = undefined
  }

  #read(text: string): void {
    const blocks = (this.#unread + text).split('\n\n')
    this.#unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, id = '', event = '', data = ''] = /^id: (\S+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? []
      if (event === 'reset') this.#begin(id)
      else if (event === 'quotes') this.#take(id, data, block)
    }
  }

  #begin(id: string): void {
    if (this.#lastId !== '') this.fault ??= `a snapshot behind ${this.#lastId} in the place of what was missed`
    this.#lastId = id
  }

  #take(id: string, data: string, block: string): void {
    const slot = slotOfId(id)
    for (let at = slotOfId(this.#lastId) + 1; at < slot; at++)
      if (expectedIn(this.#set, at) !== '') this.fault ??= `slot ${at} was left out before ${id}`
    if (slot <= slotOfId(this.#lastId)) this.fault ??= `${id} came behind ${this.#lastId}`
    if (data !== expectedIn(this.#set, slot)) this.fault ??= `${id} sent ticks that differ from the market`
    this.#lastId = id
    this.events++
    this.ticks += data.split('"code"').length - 1
    this.onEvent(`${block}\n\n`)
  }
}
