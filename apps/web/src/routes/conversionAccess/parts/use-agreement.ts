import { useState } from 'react'

/**
 * The checkboxes that a person ticked on this page. None is ticked in advance, and a tick is valid only for the version
 * on the page.
 */
export interface Agreement {
  /** version of the terms that was ticked */
  readonly terms: number | undefined
  /** version of the terms under which the data transfer was ticked */
  readonly data: number | undefined
  /** the person tried to continue with a tick missing, so the missing ones are marked */
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
