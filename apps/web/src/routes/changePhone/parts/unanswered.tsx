import type { ReasonOf } from '@foyer/api/endpoints/calls'
import type { ChangePhoneReply } from '@foyer/api/phone-change'
import { type ReactNode, useEffect, useRef } from 'react'
import { isOpen } from '../../../shared/once/use-once.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useChange } from '../form/use-change.ts'
import { text } from '../text.ts'

interface UnansweredProps {
  person: string | undefined
  onChanged: (reply: ChangePhoneReply) => Promise<void>
  /** shown when no change is pending, or the change was not made */
  children: ReactNode
}

/**
 * With these reasons the server says that the change was not made. The server checks for a made change before it checks
 * either.
 */
const undone: readonly ReasonOf<'POST /user/phone/change'>[] = ['session_revoked', 'ticket_invalid']

/**
 * The number of automatic requests. The first may only find that the session has ended; the second then goes out as a
 * visitor.
 */
const maxRequests = 2

/**
 * The page for a person who returns after a change without an answer. The change may have ended every session, and the
 * old number may belong to no one. The page requests the outcome immediately; this request changes nothing.
 */
export const Unanswered = ({ person, onChanged, children }: UnansweredProps) => {
  const t = useText(text)
  const { state, again } = useChange({ person, onChanged })
  const requestCount = useRef(0)
  useEffect(() => {
    if (state.kind !== 'unknown' || requestCount.current === maxRequests) return
    requestCount.current += 1
    again()
  }, [state, again])

  if (isOpen(state)) return <UnknownPart state={state} title={t.unknown} why={t.unknownWhy} onAgain={again} />
  return (
    <>
      {state.kind === 'refused' && (
        <Notice tone="info" live>
          {undone.includes(state.reason) ? t.unchanged : state.message}
        </Notice>
      )}
      {children}
    </>
  )
}
