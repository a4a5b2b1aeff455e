import { ErrorMessage } from '@foyer/contract/errors'
import { fieldsOf, parseReply, type ReadReply, refusedReply, unread } from '../calls/reply.ts'

/** A gateway says its status as a number or, as older ones do, as a string. */
const isSuccess = (status: unknown): boolean => status === 0 || status === '0'

const reader =
  (code: (status: unknown) => { code?: number; message?: string }): ReadReply =>
  (response) => {
    const fields = fieldsOf(parseReply(response))
    if (fields?.status === undefined) throw unread(response)
    if (isSuccess(fields.status)) return { data: fields.data ?? null }
    return { refused: refusedReply(response, fields, code(fields.status)) }
  }

/** X2: any status but 0 is code 30000, in the words of the reply. */
export const readGatewayReply: ReadReply = reader(() => ({}))

/** X2: a market status that is not 0 is the code itself, if it is a number, and says no more than `error`. */
export const readMarketReply: ReadReply = reader((status) => {
  const code = Number(status)
  // what only reads as 0 must not become the code of a success
  return { message: ErrorMessage.marketStatus, ...(Number.isFinite(code) && code !== 0 && { code }) }
})
