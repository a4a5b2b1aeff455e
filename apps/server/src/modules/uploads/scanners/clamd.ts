import { once } from 'node:events'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import type { Scanner } from './scanner.ts'

/** clamd accepts at most StreamMaxLength in total; a chunk may have any length. */
const partLength = 64 * 1024
const longestReply = 4096
const defaultTimeout = 20_000

const lengthOf = (part: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(part.length)
  return length
}

/** INSTREAM as in clamd(8): chunks preceded by their lengths, and a length of zero at the end. */
const send = async (socket: Socket, content: Buffer): Promise<void> => {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < content.length; at += partLength) {
    const part = content.subarray(at, at + partLength)
    socket.write(lengthOf(part))
    if (!socket.write(part)) await once(socket, 'drain')
  }
  socket.write(Buffer.alloc(4))
}

const replyOf = async (socket: Socket): Promise<string> => {
  let reply = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    reply += chunk
    if (reply.includes('\0') || reply.length > longestReply) break
  }
  return reply
}

/**
 * The scanner of a ClamAV daemon, with one connection per content. It answers `stream: OK` or `stream: <name> FOUND`;
 * anything else, such as content above its limit, is a failure.
 */
export const clamdScanner =
  (address: NetConnectOpts, timeout: number = defaultTimeout): Scanner =>
  async (content) => {
    const signal = AbortSignal.timeout(timeout)
    const socket = connect({ ...address, signal })
    try {
      // a daemon that refuses early answers and closes before all is written: the reply counts, not the failed write
      const sending = send(socket, content).catch(() => undefined)
      const reply = await replyOf(socket)
      void sending
      if (reply === 'stream: OK\0') return 'clean'
      if (/^stream: .+ FOUND\0$/.test(reply)) return 'infected'
      throw new Error('clamd gave no verdict')
    } finally {
      socket.destroy()
    }
  }
