import { batchBody, oneBody, pageView } from './event.ts'

let nth = 0
/** Rotates through client addresses of many networks, because each may send only so much per minute. */
const network = (): string => `10.${(nth >> 8) & 63}.${nth++ & 255}.1`

/** Creates a request with events of the current time. */
export const requestOf = (events: number): Buffer => {
  const views = Array.from({ length: events }, () => pageView(Date.now() - 50))
  const body = events === 1 && views[0] ? oneBody(views[0]) : batchBody(views)
  const type = events === 1 ? 'text/plain;charset=UTF-8' : 'application/x-www-form-urlencoded'
  return Buffer.from(
    `POST /sa?project=production HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nX-Forwarded-For: ${network()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
