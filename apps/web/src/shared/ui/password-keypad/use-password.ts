import { passwordLength } from '@foyer/protocol/limits'
import { useEffect, useRef, useState } from 'react'
import type { CheckPassword, PasswordReply } from './password-reply.ts'

type Phase = { status: 'typing' } | { status: 'checking' } | PasswordReply

/**
 * Holds the digits in a variable of the component, never in its state or the document; only their number is shown. They
 * are cleared when they are passed on. After a wrong or failed password, entry starts again. After an accepted or
 * locked one, further keys are ignored.
 */
export const usePassword = (onComplete: CheckPassword) => {
  const digits = useRef('')
  const [count, setCount] = useState(0)
  const [phase, setPhase] = useState<Phase>({ status: 'typing' })
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      digits.current = ''
    }
  }, [])

  const set = (next: string) => {
    digits.current = next
    setCount(next.length)
  }
  const check = async () => {
    const password = digits.current
    digits.current = '' // the dots stay filled while the password is checked
    setPhase({ status: 'checking' })
    const reply = await onComplete(password).catch((): PasswordReply => ({ status: 'failed' }))
    if (isGone.current) return
    if (reply.status !== 'accepted') setCount(0)
    setPhase(reply)
  }
  const isOpen = phase.status === 'typing' || phase.status === 'wrong' || phase.status === 'failed'
  return {
    count,
    phase,
    isOpen,
    press: (digit: string) => {
      if (!isOpen || digits.current.length >= passwordLength) return
      set(digits.current + digit)
      setPhase({ status: 'typing' })
      if (digits.current.length === passwordLength) void check()
    },
    remove: () => isOpen && set(digits.current.slice(0, -1)),
  }
}
