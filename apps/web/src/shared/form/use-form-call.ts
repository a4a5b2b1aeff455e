import type { Reason } from '@foyer/protocol/errors'
import { useRef, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import { failureText } from '../errors/failure-text.ts'

/** The fields that reasons belong to. A reason without one belongs to the whole form. */
export type Places<Field extends string> = Readonly<Partial<Record<Reason, Field>>>

/** What prevents the next step of a form, and the field it belongs to. A problem of the `form` is above the main action. */
export interface Problem<Field extends string = string> {
  readonly place: Field | 'form'
  readonly message: string
  /** why the call failed; undefined for a problem that the form found itself */
  readonly reason?: Reason
}

export const placeOf = <Field extends string>(places: Places<Field>, reason: Reason): Field | 'form' =>
  places[reason] ?? 'form'

interface Options<Field extends string> {
  places: Places<Field>
  /** called with the seconds until the next try, 0 if unknown; returns true if it handles the failure itself */
  onFailed?: (reason: Reason, retryAfter: number) => boolean
}

/**
 * Runs one call of a form at a time, and holds the form's problem with the field it belongs to.
 * @template Step what the form is busy with beside sending a code
 */
export const useFormCall = <Field extends string, Step extends string>({ places, onFailed }: Options<Field>) => {
  const [busy, setBusy] = useState<Step | 'sending' | 'proving'>()
  const [problem, setProblem] = useState<Problem<Field>>()
  /** React updates state one render later, so a ref prevents two taps in one frame from starting two calls */
  const running = useRef(false)

  const run = async (what: Step | 'sending', work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const failure = failureOf(error)
      const { reason, detail } = failure
      if (!onFailed?.(reason, detail?.retryAfter ?? 0))
        setProblem({ place: placeOf(places, reason), message: await failureText(failure), reason })
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  return {
    busy,
    /** a code is being sent, or the device is being proved for that */
    sending: (['sending', 'proving'] as const).find((step) => step === busy),
    problem,
    errorAt: (field: Field): string | undefined => (problem?.place === field ? problem.message : undefined),
    run,
    /** reports a problem that the form found itself */
    fail: (place: Field, message: string) => setProblem({ place, message }),
    clear: () => setProblem(undefined),
    /** the call that sends a code proves the device first */
    proving: () => setBusy('proving'),
    /** returns a setter of a field that also removes the problem of the field or of the whole form */
    edit:
      <T>(field: Field, set: (value: T) => void) =>
      (value: T): void => {
        set(value)
        if (problem?.place === field || problem?.place === 'form') setProblem(undefined)
      },
  }
}
