import type { ApplicationMethod } from '@foyer/contract/offering-costs'
import type { Offering } from '@foyer/contract/offerings'
import { create } from 'zustand'
import { keep, kept } from '../../platform/own-storage.ts'
import { useUser } from '../../platform/user-store.ts'

/** How many lots a person wants of an offering, and how they pay for them. */
export interface Choice {
  readonly lots: number
  readonly method: ApplicationMethod
}

interface Choices {
  readonly byCode: Readonly<Record<string, Choice>>
}

/** The smallest application, without a loan: only a person's own choice makes it larger. */
const least: Choice = { lots: 1, method: 'cash' }
const name = 'offering-choices'

/** The choices that this tab stores; none where the stored text is not ours. */
const readChoices = (): Choices => {
  try {
    return { byCode: (JSON.parse(kept(name) ?? '{}') as Choices['byCode'] | null) ?? {} }
  } catch {
    return { byCode: {} }
  }
}

const useChoices = create<Choices>(readChoices)

// a person who signs out, or gives way to another, takes their choices with them (platform/own-storage.ts)
useUser.subscribe((now, before) => {
  if (now.userInfo?.mobileNo !== before.userInfo?.mobileNo) useChoices.setState(readChoices())
})

const store = (code: string, choice: Choice | undefined): void => {
  const { [code]: _, ...others } = useChoices.getState().byCode
  const byCode = choice ? { ...others, [code]: choice } : others
  keep(name, JSON.stringify(byCode))
  useChoices.setState({ byCode })
}

/** The application was submitted: a later one starts from the least again. */
export const forgetChoice = (code: string): void => store(code, undefined)

/** What was stored, within what the offering allows now. */
const within = ({ maxLots, loan }: Offering, { lots, method }: Choice): Choice => ({
  lots: Number.isInteger(lots) ? Math.max(least.lots, Math.min(lots, maxLots)) : least.lots,
  method: loan && method === 'margin' ? method : least.method,
})

/**
 * Lots and payment of one offering. The page and the application sheet show the same choice; it outlives a sign-in and a
 * reload in this tab.
 */
export const useChoice = (offering: Offering) => {
  const choice = within(offering, useChoices(({ byCode }) => byCode[offering.code]) ?? least)
  const change = (changed: Partial<Choice>) => store(offering.code, { ...choice, ...changed })
  return {
    ...choice,
    setLots: (lots: number) => change({ lots }),
    setMethod: (method: ApplicationMethod) => change({ method }),
  }
}
