import { useEffect, useRef } from 'react'
import { openSession } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'

/**
 * Gets the session ready after the first paint, before it is needed. Somebody already signed in has nothing to do here
 * and is sent on; a failure is told where a call needs the session.
 */
export const useOpenSession = (onSignedIn: () => void): void => {
  const leave = useRef(onSignedIn)
  useEffect(
    () =>
      whenIdle(() => {
        loadReasonText().catch(() => undefined) // there before the network goes
        void openSession().then(
          () => useUser.getState().userInfo && leave.current(),
          () => undefined,
        )
      }),
    [],
  )
}
