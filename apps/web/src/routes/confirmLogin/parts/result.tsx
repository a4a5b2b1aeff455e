import type { AnswerLoginReply, ViewLoginReply } from '@foyer/api/login-requests'
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

/** Why the request ended so, and what the person can do next. The title of the page states how it ended. */
export const Result = ({ state }: { state: End }) => {
  const t = useText(text)
  return (
    <PictureState scene={scenes[state]} live="status">
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
