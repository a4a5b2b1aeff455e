import type { Reason } from '@foyer/protocol/errors'
import { useRef, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import { failureText } from '../errors/failure-text.ts'
import type { AnyForm, Places, Problem, ReasonIn } from './places.ts'

export const placeOf = <Form extends AnyForm>(places: Places<Form>, reason: ReasonIn<Form>): Form['field'] | 'form' =>
  (places as Readonly<Partial<Record<Reason, Form['field']>>>)[reason] ?? 'form'

interface Options<Form extends AnyForm> {
  places: Places<Form>
  /** called with the seconds until the next try, 0 if unknown; returns true if it handles the failure itself */
  onFailed?: (reason: ReasonIn<Form>, retryAfter: number) => boolean
}

/**
 * Runs one call of a form at a time, and holds the form's problem with the field it belongs to.
 * @template Form the calls that the form makes here, and where their refusals belong
 * @template Step what the form is busy with beside sending a code
 */
export const useFormCall = <Form extends AnyForm, Step extends string>({ places, onFailed }: Options<Form>) => {
  const [busy, setBusy] = useState<Step | 'sending' | 'proving'>()
  const [problem, setProblem] = useState<Problem<Form>>()
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
      const failure = failureOf<Form['calls']>(error)
      const { reason, detail } = failure
      if (!onFailed?.(reason, detail?.retryAfter ?? 0))
        setProblem({
          place: placeOf<Form>(places, reason),
          message: await failureText(failure),
          reason,
          step: what,
          wait: detail?.retryAfter,
        })
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
    errorAt: (field: Form['field']): string | undefined => (problem?.place === field ? problem.message : undefined),
    run,
    /** reports a problem that the form found itself */
    fail: (place: Form['field'], message: string) => setProblem({ place, message }),
    clear: () => setProblem(undefined),
    /** the call that sends a code proves the device first */
    proving: () => setBusy('proving'),
    /** returns a setter of a field that also removes the problem of the field or of the whole form */
    edit:
      <T>(field: Form['field'], set: (value: T) => void) =>
      (value: T): void => {
        set(value)
        if (problem?.place === field || problem?.place === 'form') setProblem(undefined)
      },
  }
}
