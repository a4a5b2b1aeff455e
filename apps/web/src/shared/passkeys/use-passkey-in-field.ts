import type { UsedCredential } from '@foyer/api/passkeys'
import { challengeSeconds } from '@foyer/api/passkeys'
import { useEffect, useRef } from 'react'
import { optionsToUse } from './api.ts'

/** A challenge is renewed before it expires, so that a passkey that is chosen late still works. */
const renewEvery = (challengeSeconds - 120) * 1000

/**
 * While `isOn`, the browser offers passkeys inside the field with `webauthn`. A failure changes nothing: the button and the
 * password remain.
 *
 * @param onUsed called when the person has chosen and unlocked one
 */
export const usePasskeyInField = (isOn: boolean, onUsed: (credential: UsedCredential) => void): void => {
  const used = useRef(onUsed)
  used.current = onUsed
  useEffect(() => {
    if (!isOn) return
    let turn = 0
    const wait = async () => {
      turn++
      const mine = turn
      const [{ requestPasskey }, options] = await Promise.all([import('./ceremony.ts'), optionsToUse()])
      if (mine !== turn) return
      const credential = await requestPasskey(options, true)
      if (credential && mine === turn) used.current(credential)
    }
    const begin = () => void wait().catch(() => undefined)
    begin()
    const timer = setInterval(begin, renewEvery)
    return () => {
      turn++
      clearInterval(timer)
    }
  }, [isOn])
  // a request of a button replaces the one in the field by itself
  useEffect(
    () => () => void import('./ceremony.ts').then(({ stopWaiting }) => stopWaiting()).catch(() => undefined),
    [],
  )
}
