import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, request as sendRequest } from 'node:http'
import { pipeline } from 'node:stream'

/** Sends a request to another origin. Resolves with the answer once its headers are there, and stops with the caller. */
export const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  headers: OutgoingHttpHeaders = request.headers,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const onward = sendRequest(origin + request.url, { method: request.method, headers }, resolve)
    onward.on('error', reject)
    response.once('close', () => onward.destroy())
    request.pipe(onward)
  })

/** Sends an answer to the caller unchanged. A connection that breaks breaks for the caller too. */
export const sendBack = (answer: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  pipeline(answer, response, () => {})
}
