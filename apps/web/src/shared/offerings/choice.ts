import type { ApplicationMethod } from '@foyer/api/arithmetic/offering-costs'
import type { Offering } from '@foyer/api/offerings'
import { create } from 'zustand'
import { store, stored } from '../../platform/own-storage.ts'
import { useUser } from '../../platform/user-store.ts'

/** The number of lots that a person wants and how they pay. */
export interface Choice {
  readonly lots: number
  readonly method: ApplicationMethod
}

interface Choices {
  readonly byCode: Readonly<Record<string, Choice>>
}

/** The smallest application, without a loan. Only the person's own choice increases it. */
const least: Choice = { lots: 1, method: 'cash' }
const name = 'offering-choices'

/** Reads the choices that this tab stores. An invalid stored text counts as none. */
const readChoices = (): Choices => {
  try {
    return { byCode: (JSON.parse(stored(name) ?? '{}') as Choices['byCode'] | null) ?? {} }
  } catch {
    return { byCode: {} }
  }
}

const useChoices = create<Choices>(readChoices)

// Signing out or changing the person deletes the stored choices (platform/own-storage.ts), so they are read again.
useUser.subscribe((now, before) => {
  if (now.userInfo?.mobileNo !== before.userInfo?.mobileNo) useChoices.setState(readChoices())
})

const setChoice = (code: string, choice: Choice | undefined): void => {
  const { [code]: _, ...others } = useChoices.getState().byCode
  const byCode = choice ? { ...others, [code]: choice } : others
  store(name, JSON.stringify(byCode))
  useChoices.setState({ byCode })
}

/** Resets the choice after the application was submitted, so that a later one starts from the minimum. */
export const removeChoice = (code: string): void => setChoice(code, undefined)

/** Limits a stored choice to what the offering allows now. */
const within = ({ maxLots, loan }: Offering, { lots, method }: Choice): Choice => ({
  lots: Number.isInteger(lots) ? Math.max(least.lots, Math.min(lots, maxLots)) : least.lots,
  method: loan && method === 'margin' ? method : least.method,
})

/**
 * Lots and payment method for one offering, shared by the page and the application sheet. The choice survives a sign-in
 * and a reload in this tab.
 * @param lots the lots before the person chooses any
 */
export const useChoice = (offering: Offering, lots = least.lots) => {
  const choice = within(offering, useChoices(({ byCode }) => byCode[offering.code]) ?? { ...least, lots })
  const change = (changed: Partial<Choice>) => setChoice(offering.code, { ...choice, ...changed })
  return {
    ...choice,
    setLots: (lots: number) => change({ lots }),
    setMethod: (method: ApplicationMethod) => change({ method }),
  }
}
