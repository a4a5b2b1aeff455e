import { batchBody, oneBody, pageView } from './event.ts'

let nth = 0
/** Of as many networks as there are carriers and offices: each may send so much a minute. */
const network = (): string => `10.${(nth >> 8) & 63}.${nth++ & 255}.1`

/** A request of so many events that happened just now. */
export const requestOf = (events: number): Buffer => {
  const views = Array.from({ length: events }, () => pageView(Date.now() - 50))
  const body = events === 1 && views[0] ? oneBody(views[0]) : batchBody(views)
  const type = events === 1 ? 'text/plain;charset=UTF-8' : 'application/x-www-form-urlencoded'
  return Buffer.from(
    `POST /sa?project=production HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nX-Forwarded-For: ${network()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
