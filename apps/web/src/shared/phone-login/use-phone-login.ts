import type { BeginLoginReply, PickUpLoginReply } from '@foyer/api/login-requests'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, login, register } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { accountsOfPhone } from '../account-proof/accounts-of-phone.ts'
import { isSame } from '../agreements/same-versions.ts'
import { currentVersions } from '../agreements/versions.ts'
import { failureText } from '../errors/failure-text.ts'
import { beginLogin, newKey, pickUpLogin } from './api.ts'
import { followRequest } from './follow.ts'

/** The steps of a login by phone as the desktop shows them. */
export type PhoneLogin =
  | { readonly at: 'starting' | 'finishing' | 'refused' | 'over' }
  /** `endsAt`: a value of `performance.now()` */
  | { readonly at: 'shown'; readonly begun: BeginLoginReply; readonly isSeen: boolean; readonly endsAt: number }
  /** the documents have changed since the person agreed to them */
  | { readonly at: 'agreeing'; readonly ticket: PickUpLoginReply }
  /** `again`: tries the same step once more */
  | { readonly at: 'failed'; readonly message: string; readonly again: () => void }

type Call = 'POST /user/login/request' | 'POST /user/login/request/collect' | 'POST /auth/handoff'

const endsIn = (seconds: number): number => performance.now() + seconds * 1000

/**
 * One login by phone, from the QR code to the login level.
 *
 * @param restart begins another one
 */
export const usePhoneLogin = (
  onLoggedIn: () => void,
  restart: () => void,
): { step: PhoneLogin; agree: () => Promise<void> } => {
  const [step, setStep] = useState<PhoneLogin>({ at: 'starting' })
  const done = useRef(onLoggedIn)
  done.current = onLoggedIn

  const logIn = useCallback(async (ticket: PickUpLoginReply) => {
    await login({ ...ticket, consent: await currentVersions() })
    done.current()
  }, [])

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const show = (next: PhoneLogin) => signal.aborted || setStep(next)
    /** Shows why a step failed. `again` repeats it with the same key, so that a lost answer is found. */
    const attemptTo = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        const failure = failureOf<Call>(error)
        if (failure.reason === 'ticket_invalid') return void show({ at: 'over' })
        show({ at: 'failed', message: await failureText(failure), again: () => void attemptTo(work) })
      }
    }
    const finish = async (key: string) => {
      show({ at: 'finishing' })
      if (!useUser.getState().userInfo) await register({ handoffCode: key })
      const ticket = await pickUpLogin(key)
      const [{ agreed }, current] = await Promise.all([accountsOfPhone(), currentVersions()])
      if (isSame(agreed, current)) await logIn(ticket)
      else show({ at: 'agreeing', ticket })
    }
    const begin = async () => {
      show({ at: 'starting' })
      const key = newKey()
      const begun = await beginLogin(key)
      show({ at: 'shown', begun, isSeen: false, endsAt: endsIn(begun.secondsLeft) })
      const outcome = await followRequest(
        key,
        (state, seconds) => {
          if (state === 'open' || state === 'seen')
            show({ at: 'shown', begun, isSeen: state === 'seen', endsAt: endsIn(seconds) })
        },
        signal,
      )
      if (outcome === 'confirmed') await attemptTo(() => finish(key))
      else if (outcome) show({ at: outcome })
    }
    // a development build of React runs effects twice: the first run ends before it begins anything
    void Promise.resolve().then(() => (signal.aborted ? undefined : attemptTo(begin)))
    return () => left.abort()
  }, [logIn])

  const agree = async () => {
    if (step.at !== 'agreeing') return
    const { ticket } = step
    setStep({ at: 'finishing' })
    try {
      await logIn(ticket)
    } catch (error) {
      setStep({ at: 'failed', message: await failureText(failureOf(error)), again: restart })
    }
  }
  return { step, agree }
}
