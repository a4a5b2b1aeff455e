import { smsCodeLength } from '@foyer/protocol/one-time-codes'
import { useEffect, useRef } from 'react'
import { cleanCode } from './clean-code.ts'

/** WebOTP, which TypeScript does not know: the browser reads the message whose last line is `@host #code`. */
interface MessageRequest {
  otp: { transport: ['sms'] }
  signal: AbortSignal
}
type Read = (request: MessageRequest) => Promise<{ code?: string } | null>

const readMessage = async (signal: AbortSignal): Promise<string> => {
  const read = navigator.credentials.get.bind(navigator.credentials) as unknown as Read
  const message = await read({ otp: { transport: ['sms'] }, signal })
  return cleanCode(message?.code ?? '')
}

interface MessageCodeProps {
  /** a code was requested and may arrive */
  isExpected: boolean
  /** changes with each code that was sent */
  resendAt: number | undefined
  onCode: (code: string) => void
}

/**
 * Fills the field from the text message in browsers with WebOTP, once the person allows it. It only fills: the person
 * ticks the agreements and submits. The request ends with the field; a refused one begins again with the next code.
 */
export const MessageCode = ({ isExpected, resendAt, onCode }: MessageCodeProps) => {
  const fill = useRef(onCode)
  fill.current = onCode
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code begins another request
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window) || request.current) return
    const current = new AbortController()
    request.current = current
    readMessage(current.signal)
      .then(
        (code) => {
          if (!current.signal.aborted && code.length === smsCodeLength) fill.current(code)
        },
        () => undefined, // the person declined, or the field is gone
      )
      .finally(() => {
        request.current = undefined
      })
  }, [isExpected, resendAt])
  return null
}
