import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One reply: its status, its headers, and its body as text. */
export interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}

const headEnd = Buffer.from('\r\n\r\n')

/** Parses the first complete answer in these bytes; undefined if it is incomplete. */
const read = (bytes: Buffer): Answer | undefined => {
  const at = bytes.indexOf(headEnd)
  if (at < 0) return undefined
  const head = bytes.toString('latin1', 0, at)
  const status = Number(head.slice(9, 12))
  const length = status === 204 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`)
  if (bytes.length < at + 4 + length) return undefined
  return { status, head, body: bytes.toString('utf8', at + 4, at + 4 + length) }
}

/**
 * A keep-alive connection that sends one request after the other. It implements only the HTTP that a load generator
 * needs, because more would cost time.
 */
export class Connection {
  readonly #socket: Socket
  #bytes: Buffer = Buffer.alloc(0)
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    const fail = (error: Error) => this.#waiting?.reject(error)
    socket.on('error', fail).on('close', () => fail(new Error('the server closed the connection')))
    socket.on('data', (chunk) => {
      this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
      const answer = read(this.#bytes)
      if (!answer) return
      this.#bytes = Buffer.alloc(0)
      const waiting = this.#waiting
      this.#waiting = undefined
      waiting?.resolve(answer)
    })
  }

  static async to(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return new Connection(socket)
  }

  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }
}
