import type { GiftRequest, GiftStatusReply } from '@foyer/api/gifts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { FailureOf } from '../../platform/failure.ts'
import { pathTo } from '../../platform/path-to.ts'
import { type Personal, usePersonal } from '../../shared/personal/use-personal.ts'

/** The content of a complete form. */
export type GiftContent = Pick<GiftRequest, 'item' | 'address' | 'uploads'>

/** A part of the form that the server refused and the person must correct. */
export interface Refused {
  readonly part: 'gift' | 'proof'
  readonly content: GiftContent
}

/** The state that the form and the action at the bottom of the page share. */
export interface GiftState {
  /** the gifts on offer, and the person's own gift */
  readonly personal: Personal<GiftStatusReply>
  /** whether the form is shown and can be submitted */
  readonly hasForm: boolean
  setForm: (stands: boolean) => void
  /** the element over the headline panel in which the form shows the choice of a gift */
  readonly shelf: HTMLElement | null
  setShelf: (shelf: HTMLElement | null) => void
  /** the content that the person is reviewing before it is sent */
  readonly reviewed: GiftContent | undefined
  review: (content: GiftContent | undefined) => void
  /** the failure of the last submit */
  readonly failure: FailureOf<'POST /user/493/gift'> | undefined
  fail: (failure: FailureOf<'POST /user/493/gift'> | undefined) => void
  /** the part of the last submit that the server refused, with its content; the form marks it */
  readonly refused: Refused | undefined
  refuse: (refused: Refused | undefined) => void
  /** whether a submit is in flight or its outcome is unknown; the form must not change then */
  readonly isLocked: boolean
  lockForm: (isLocked: boolean) => void
}

/** Whether no gift is left. */
export const areAllGone = (items: Readonly<GiftStatusReply['items']>): boolean =>
  items.every(({ quota }) => quota?.remaining === 0)

const Context = createContext<GiftState | undefined>(undefined)

export const GiftStateProvider = ({ children }: { children: ReactNode }) => {
  const personal = usePersonal(pathTo('POST /user/493/gift/status'), {}, { publicPath: pathTo('GET /gifts') })
  const [hasForm, setForm] = useState(false)
  const [shelf, setShelf] = useState<HTMLElement | null>(null)
  const [reviewed, review] = useState<GiftContent>()
  const [failure, fail] = useState<GiftState['failure']>()
  const [refused, refuse] = useState<Refused>()
  const [isLocked, lockForm] = useState(false)
  return (
    <Context.Provider
      value={{
        personal,
        hasForm,
        setForm,
        shelf,
        setShelf,
        reviewed,
        review,
        failure,
        fail,
        refused,
        refuse,
        isLocked,
        lockForm,
      }}
    >
      {children}
    </Context.Provider>
  )
}

export const useGiftState = (): GiftState => {
  const shared = useContext(Context)
  if (!shared) throw new Error('useGiftState needs a GiftStateProvider')
  return shared
}
