import type { AnswerLoginReply, AnswerLoginRequest } from '@foyer/api/login-requests'
import { type ReactNode, useState } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import type { FormOf } from '../../shared/form/places.ts'
import { useFormCall } from '../../shared/form/use-form-call.ts'
import { useFreshProof } from '../../shared/fresh-proof/use-fresh-proof.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { text } from './text.ts'

type Form = FormOf<
  'POST /user/login/request/answer',
  'number',
  'account_suspended' | 'fresh_proof_needed' | 'not_found'
>

export interface Answer {
  /** how the request ended; undefined while the question is open */
  readonly answered: AnswerLoginReply['state'] | undefined
  readonly busy: 'confirm' | 'refuse' | undefined
  readonly problem: { readonly place: 'number' | 'form'; readonly message: string } | undefined
  readonly confirm: (typed: string) => void
  readonly refuse: () => void
  readonly clear: () => void
  /** the fresh proof that a confirmation requires */
  readonly dialog: ReactNode
}

/** Sends the answer of the person. A lost one can be sent again, because the server repeats the state that holds. */
export const useAnswer = (request: string): Answer => {
  const t = useText(text)
  const [answered, setAnswered] = useState<AnswerLoginReply['state']>()
  const { withProof, dialog } = useFreshProof()
  const call = useFormCall<Form, 'confirm' | 'refuse'>({ places: {} })
  const send = (body: AnswerLoginRequest) =>
    call.run(body.answer, async () => {
      const { state } = await withProof(() => api(pathTo('POST /user/login/request/answer'), body))
      setAnswered(state)
    })
  return {
    answered,
    busy: call.busy === 'confirm' || call.busy === 'refuse' ? call.busy : undefined,
    problem: call.problem,
    confirm: (typed) =>
      /^[1-9]\d$/.test(typed)
        ? void send({ request, answer: 'confirm', number: Number(typed) })
        : call.fail('number', t.numberMissing),
    refuse: () => void send({ request, answer: 'refuse' }),
    clear: call.clear,
    dialog,
  }
}
