import { connect, type Socket } from 'node:net'

/** More connections than this count as calls that nobody could send. */
const mostConnections = 6_000
/** milliseconds after which a caller gives up */
const longest = 10_000

interface Connection {
  readonly socket: Socket
  received: string
  answered: ((status: number) => void) | undefined
  sentAt: number
}

/** Calls over keep-alive connections, with the least work for each call. */
export class Calls {
  readonly #port: number
  readonly #idle: Connection[] = []
  /** connections with a call, in the order in which it was sent */
  readonly #busy = new Set<Connection>()
  readonly #timer: NodeJS.Timeout
  #open = 0
  #whenEnded: (() => void) | undefined
  /** connections opened so far */
  opened = 0

  constructor(port: number) {
    this.#port = port
    this.#timer = setInterval(() => this.#giveUp(), 100)
  }

  /** @param answered is called once with the status of the answer, or 0 without one */
  send(request: Buffer, answered: (status: number) => void): void {
    const connection = this.#idle.pop() ?? this.#connect()
    if (!connection) {
      answered(0)
      return
    }
    connection.answered = answered
    connection.sentAt = performance.now()
    this.#busy.add(connection)
    connection.socket.write(request)
  }

  /** Resolves when every call has its answer, or none in time. */
  async ended(): Promise<void> {
    if (this.#busy.size > 0)
      await new Promise<void>((resolve) => {
        this.#whenEnded = resolve
      })
  }

  close(): void {
    clearInterval(this.#timer)
    for (const { socket } of this.#idle.splice(0)) socket.destroy()
  }

  #connect(): Connection | undefined {
    if (this.#open >= mostConnections) return undefined
    this.#open++
    this.opened++
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1')
    const connection: Connection = { socket, received: '', answered: undefined, sentAt: 0 }
    socket
      .on('data', (text: string) => this.#read(connection, text))
      .on('error', () => undefined)
      .on('close', () => {
        this.#open--
        const at = this.#idle.indexOf(connection)
        if (at >= 0) this.#idle.splice(at, 1)
        this.#settle(connection, 0)
      })
    return connection
  }

  #read(connection: Connection, text: string): void {
    connection.received += text
    const end = connection.received.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = /content-length: (\d+)/i.exec(connection.received)?.[1]
    if (connection.received.length < end + 4 + Number(length)) return
    const status = Number(connection.received.slice(9, 12))
    connection.received = ''
    this.#idle.push(connection)
    this.#settle(connection, status)
  }

  #settle(connection: Connection, status: number): void {
    const { answered } = connection
    connection.answered = undefined
    this.#busy.delete(connection)
    answered?.(status)
    if (this.#busy.size === 0) this.#whenEnded?.()
  }

  #giveUp(): void {
    const before = performance.now() - longest
    for (const connection of this.#busy) {
      if (connection.sentAt > before) return
      connection.socket.destroy()
    }
  }
}
