import { ErrorMessage } from '@foyer/protocol/errors'
import { fieldsOf, parseReply, type ReadReply, refusedReply, unread } from '../calls/reply.ts'

/** A gateway states its status as a number or, in older versions, as a string. */
const isSuccess = (status: unknown): boolean => status === 0 || status === '0'

const reader =
  (code: (status: unknown) => { code?: number; message?: string }): ReadReply =>
  (response) => {
    const fields = fieldsOf(parseReply(response))
    if (fields?.status === undefined) throw unread(response)
    if (isSuccess(fields.status)) return { data: fields.data ?? null }
    return { refused: refusedReply(response, fields, code(fields.status)) }
  }

/** X2: any status but 0 is code 30000, with the message of the reply. */
export const readGatewayReply: ReadReply = reader(() => ({}))

/** X2: a market status that is not 0 is itself the code, if it is a number, with the message `error`. */
export const readMarketReply: ReadReply = reader((status) => {
  const code = Number(status)
  // a status that only parses as 0 must not become the code of a success
  return { message: ErrorMessage.marketStatus, ...(Number.isFinite(code) && code !== 0 && { code }) }
})
