import type { AccountSummary, LoginAccountsReply } from '@foyer/protocol/login'
import { useCallback, useEffect, useState } from 'react'
import { failureOf, openSession } from '../../../platform/session.ts'
import { accountsOfPhone } from '../../../shared/account-proof/accounts-of-phone.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'

type Accounts =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'here'; list: AccountSummary[]; agreed: LoginAccountsReply['agreed'] }

/** The accounts of the signed-in phone. They are requested after the session shows that someone is signed in. */
export const useAccounts = (isVisitor: boolean): Accounts & { retry: () => void } => {
  const [accounts, setAccounts] = useState<Accounts>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  const retry = useCallback(() => setTurn((last) => last + 1), [])

  useEffect(() => {
    if (isVisitor) return
    let isLeft = false
    const show = (next: Accounts) => isLeft || setAccounts(next)
    const fetchAccounts = async (_turn: number) => {
      show({ state: 'loading' })
      try {
        // who is here is known only after the session opens; a visitor has no accounts
        if ((await openSession()).flag === 'tourist') return
        const { accounts: list, agreed } = await accountsOfPhone()
        show({ state: 'here', list, agreed })
      } catch (error) {
        show({ state: 'failed', message: await failureText(failureOf(error)) })
      }
    }
    void fetchAccounts(turn)
    return () => {
      isLeft = true
    }
  }, [isVisitor, turn])

  return { ...accounts, retry }
}
