import { once } from 'node:events'
import { connect } from 'node:net'
import type { SignedCall } from './signed-client.ts'

/** One reply, as far as the tests look at it. */
export interface RawReply {
  readonly statusCode: number
  /** by lower-case name */
  readonly headers: Record<string, string>
  readonly body: string
}

/** Sends bytes as they are over a connection of their own and reads what comes until the server closes it. */
export const sendBytes = async (port: number, bytes: Buffer): Promise<RawReply> => {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return { statusCode: Number(status.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') }
}

/** A signed call as bytes: what its signature covers comes first, in the order given; then what it does not. */
export const bytesOf = ({ method, url, headers, payload }: SignedCall, covered: readonly string[]): Buffer => {
  const line = (name: string) => `${name}: ${headers[name] ?? ''}\r\n`
  const others = Object.keys(headers).filter((name) => !covered.includes(name))
  const rest = `Host: localhost\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n`
  const head = `${method} ${url} HTTP/1.1\r\n${covered.map(line).join('')}${others.map(line).join('')}${rest}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(payload)])
}
