import type { FinancingCurrency } from '@foyer/api/arithmetic/financing-interest'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** What the person has chosen, for the calculator, the calculation and the table of rates; undefined until a first choice. */
interface ChoiceState {
  readonly currency: FinancingCurrency | undefined
  readonly days: number | undefined
  readonly typed: string | undefined
  readonly setCurrency: (currency: FinancingCurrency) => void
  readonly setDays: (days: number) => void
  readonly setTyped: (typed: string) => void
}

const Context = createContext<ChoiceState | undefined>(undefined)

export const ChoiceProvider = ({ children }: { children: ReactNode }) => {
  const [currency, setCurrency] = useState<FinancingCurrency>()
  const [days, setDays] = useState<number>()
  const [typed, setTyped] = useState<string>()
  const state = useMemo(() => ({ currency, days, typed, setCurrency, setDays, setTyped }), [currency, days, typed])
  return <Context value={state}>{children}</Context>
}

export const useChoiceState = (): ChoiceState => {
  const state = useContext(Context)
  if (!state) throw new Error('useChoiceState needs a ChoiceProvider')
  return state
}
