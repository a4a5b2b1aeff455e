import { ErrorCode } from '@foyer/protocol/errors'
import { BridgeError } from '../bridge-error.ts'
import { fieldsOf, parseJson } from '../calls/json.ts'

const firstText = (...candidates: readonly unknown[]): string =>
  candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '') ?? 'refused'

const parsed = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch (cause) {
    throw new BridgeError('unreadable', cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * The data of a reply, which is a success only if `status` and `bgStatus` are both the string 0 (B5).
 *
 * @throws BridgeError with code 1 and the message of the reply
 */
export const readGatewayReply = (text: string): unknown => {
  const { status, bgStatus, data, msg, message } = fieldsOf(parsed(text))
  if (status === '0' && bgStatus === '0') return data ?? null
  throw new BridgeError('refused', firstText(msg, message), { code: ErrorCode.bridge })
}
