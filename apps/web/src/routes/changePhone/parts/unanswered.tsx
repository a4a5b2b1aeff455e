import type { Reason } from '@foyer/contract/errors'
import type { ChangePhoneReply } from '@foyer/contract/phone-change'
import { type ReactNode, useEffect, useRef } from 'react'
import { isOpen, UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useChange } from '../form/use-change.ts'
import { text } from '../text.ts'

interface UnansweredProps {
  person: string | undefined
  onChanged: (reply: ChangePhoneReply) => Promise<void>
  /** what stands here where nothing was asked, or it was not done */
  children: ReactNode
}

/** By these the server says that it was not done: neither is looked at before whether it was. */
const undone: readonly Reason[] = ['session_revoked', 'ticket_invalid']

/** By itself: the session that is over may be found out by the first call alone, and the next goes out as a visitor's. */
const mostAsked = 2

/**
 * Whoever asked for a change, heard no answer and came back: every session may have ended with it, and the old number may
 * be nobody's by now. The server is asked at once what became of it; it changes nothing any more.
 */
export const Unanswered = ({ person, onChanged, children }: UnansweredProps) => {
  const t = useText(text)
  const { state, again } = useChange({ person, onChanged })
  const asked = useRef(0)
  useEffect(() => {
    if (state.kind !== 'unknown' || asked.current === mostAsked) return
    asked.current += 1
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
