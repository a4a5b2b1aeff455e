import type { Application } from '@foyer/api/offerings'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import type { Outcome } from '../../once/once.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast.ts'
import { currentApplication } from '../apply/current-application.ts'
import { useConfirmed } from '../apply/use-confirmed.ts'
import type { OfferProps } from '../offer-props.ts'
import { text } from './text.ts'

export type Cancelling = ReturnType<typeof useCancelling>

/**
 * Cancels an application exactly once. The application's card owns this state, because it is shown in every status: a
 * refusal stays in view, and a lost answer is resolved when the account shows the outcome.
 */
export const useCancelling = (
  { reference, status }: Application,
  { offering, mine, onRefresh }: Pick<OfferProps, 'offering' | 'mine' | 'onRefresh'>,
) => {
  const t = useText(text)
  const [refusal, setRefusal] = useState<{ reference: string; message: string }>()
  const { pending, confirm, discard } = useConfirmed({
    name: `cancel.${reference}`,
    path: pathTo('POST /user/:number/offerings/cancel', { number: offering.activity }),
  })
  useEffect(() => {
    if (status !== 'submitted' && pending) discard()
  })
  return {
    pending,
    problem: refusal?.reference === reference ? refusal.message : undefined,
    confirm: async (password: string): Promise<Outcome<'POST /user/:number/offerings/cancel'>> => {
      setRefusal(undefined)
      return confirm({ reference }, password)
    },
    /** handles a right password or an unknown outcome by updating the account's data */
    take: async (outcome: Outcome<'POST /user/:number/offerings/cancel'>): Promise<void> => {
      if (outcome.kind === 'done') {
        if (currentApplication(outcome.reply).status === 'cancelled') showToast(t.cancelDone)
        await mine.take(outcome.reply.mine)
      } else if (outcome.kind === 'unknown') void mine.refetch()
      else {
        setRefusal({ reference, message: outcome.message })
        await Promise.all([mine.refetch(), onRefresh()])
      }
    },
  }
}
