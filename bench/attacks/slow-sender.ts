// An attacker of `slow-bodies.ts`, in a process of its own, so that it does not use the server's file descriptors and
// processor time.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Slow {
  readonly port: number
  readonly connections: number
  /** third part of the attacker's addresses, 127.0.x.1 to 127.0.x.20 */
  readonly network: number
}

export interface SlowCount {
  readonly opened: number
  readonly open: number
}

const head =
  'POST /api/user/488/joinStatus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n'
const addresses = 20
const betweenBytes = 4_000
const count = { opened: 0, open: 0 }

const send = (port: number, localAddress: string): void => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let timer: NodeJS.Timeout | undefined
  socket.on('connect', () => {
    count.opened++
    count.open++
    socket.write(head)
    timer = setInterval(() => socket.write('{'), betweenBytes)
    socket.on('close', () => count.open--)
  })
  socket.on('data', () => undefined)
  socket.on('error', () => undefined)
  socket.on('close', () => clearInterval(timer))
}

process.on('message', async (message: Slow | 'count') => {
  if (message === 'count') {
    process.send?.(count)
    return
  }
  for (let nth = 0; nth < message.connections; nth++) {
    send(message.port, `127.0.${message.network}.${1 + (nth % addresses)}`)
    if (nth % 100 === 99) await wait(20)
  }
})
