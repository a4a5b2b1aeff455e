import type { AnswerLoginReply, ViewLoginReply } from '@foyer/api/login-requests'
import { useEffect, useRef } from 'react'
import { PictureState } from '../../../shared/art/picture-state.tsx'
import { Help } from '../../../shared/hotline/help.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** How a request ended, or why this phone cannot answer it. */
export type End = AnswerLoginReply['state'] | Exclude<ViewLoginReply['state'], 'seen'>

const scenes = {
  confirmed: 'signed-out-account',
  refused: 'not-eligible',
  wrongNumber: 'not-eligible',
  over: 'ended',
  other: 'not-eligible',
  otherNumber: 'not-eligible',
} as const

/** States how the request ended, and what the person can do next. It takes the focus of the question that it replaces. */
export const Result = ({ state, takesFocus = false }: { state: End; takesFocus?: boolean }) => {
  const t = useText(text)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <PictureState scene={scenes[state]} live="status">
      <h2 ref={heading} tabIndex={-1}>
        {t[state]}
      </h2>
      <p>{t[`${state}Why`]}</p>
      {state === 'confirmed' && (
        <a className="button button-plain" href="#/account?tab=sessions">
          {t.devices}
        </a>
      )}
      {(state === 'refused' || state === 'wrongNumber') && <Help />}
      {(state === 'over' || state === 'other' || state === 'otherNumber') && (
        <a className="button button-plain" href="#/">
          {t.home}
        </a>
      )}
    </PictureState>
  )
}
