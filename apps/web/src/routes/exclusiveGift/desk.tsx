import type { GiftRequest, GiftStatusReply } from '@foyer/contract/gifts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Failure } from '../../shared/errors/failure.ts'
import { type Personal, usePersonal } from '../../shared/personal/use-personal.ts'

/** What the form holds once nothing is missing in it. */
export type Asked = Pick<GiftRequest, 'item' | 'address' | 'uploads'>

/** A part of the form that has to be done again. */
export interface Refused {
  readonly part: 'gift' | 'proof'
  readonly asked: Asked
}

/** What the form on the page and the action at its foot share. */
export interface Shared {
  /** what there is to choose from, and the person's own gift */
  readonly personal: Personal<GiftStatusReply>
  /** the form stands there and can be submitted */
  readonly hasForm: boolean
  setForm: (stands: boolean) => void
  /** waits for the person's last look */
  readonly asked: Asked | undefined
  ask: (asked: Asked | undefined) => void
  /** why the last submit came to nothing */
  readonly failure: Failure | undefined
  fail: (failure: Failure | undefined) => void
  /** what the server refused of the last submit, and what was asked; pointed at where it stands in the form */
  readonly refused: Refused | undefined
  refuse: (refused: Refused | undefined) => void
  /** on its way, or nobody knows what became of it: the form stays as it was sent */
  readonly isHeld: boolean
  holdForm: (held: boolean) => void
}

const Context = createContext<Shared | undefined>(undefined)

export const Desk = ({ children }: { children: ReactNode }) => {
  const personal = usePersonal<GiftStatusReply>('/user/493/gift/status', {}, { publicPath: 'gifts' })
  const [hasForm, setForm] = useState(false)
  const [asked, ask] = useState<Asked>()
  const [failure, fail] = useState<Failure>()
  const [refused, refuse] = useState<Refused>()
  const [isHeld, holdForm] = useState(false)
  return (
    <Context.Provider
      value={{ personal, hasForm, setForm, asked, ask, failure, fail, refused, refuse, isHeld, holdForm }}
    >
      {children}
    </Context.Provider>
  )
}

export const useDesk = (): Shared => {
  const shared = useContext(Context)
  if (!shared) throw new Error('outside the gift page')
  return shared
}
