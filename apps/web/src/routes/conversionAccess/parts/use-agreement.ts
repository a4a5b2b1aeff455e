import { useState } from 'react'

/** What a person ticked on this page: nothing beforehand, and nothing for another version than they could read. */
export interface Agreement {
  /** version of the terms that was ticked */
  readonly terms: number | undefined
  /** version of the terms under which passing on was ticked */
  readonly data: number | undefined
  /** they went on without all that is needed: what is missing is said */
  readonly tried: boolean
  setTerms: (version: number | undefined) => void
  setData: (version: number | undefined) => void
  setTried: (tried: boolean) => void
}

export const useAgreement = (): Agreement => {
  const [terms, setTerms] = useState<number>()
  const [data, setData] = useState<number>()
  const [tried, setTried] = useState(false)
  return { terms, data, tried, setTerms, setData, setTried }
}
