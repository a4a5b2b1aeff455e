import { once } from 'node:events'
import { connect } from 'node:net'
import type { SignedCall } from './signed-client.ts'

/** The parts of a reply that tests examine. */
export interface RawReply {
  readonly statusCode: number
  /** by lower-case name */
  readonly headers: Record<string, string>
  readonly body: string
}

/** Sends bytes unchanged over a new connection and reads the reply until the server closes the connection. */
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

/** A signed call as bytes: first what its signature covers, in the given order, then the remaining headers. */
export const bytesOf = ({ method, url, headers, payload }: SignedCall, covered: readonly string[]): Buffer => {
  const line = (name: string) => `${name}: ${headers[name] ?? ''}\r\n`
  const others = Object.keys(headers).filter((name) => !covered.includes(name))
  const uncovered = `Host: localhost\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n`
  const head = `${method} ${url} HTTP/1.1\r\n${covered.map(line).join('')}${others.map(line).join('')}${uncovered}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(payload)])
}
