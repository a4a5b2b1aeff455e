import { useEffect, useRef } from 'react'
import { openSession } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'

/**
 * Opens the session after the first paint, before it is needed. A person who is already signed in is redirected. A
 * failure is shown where a call needs the session.
 */
export const useOpenSession = (onSignedIn: () => void): void => {
  const leave = useRef(onSignedIn)
  useEffect(
    () =>
      whenIdle(() => {
        loadReasonText().catch(() => undefined) // loads the texts while the network is available
        void openSession().then(
          () => useUser.getState().userInfo && leave.current(),
          () => undefined,
        )
      }),
    [],
  )
}
