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
  setTerms: (version: number | undefined) => void
  setData: (version: number | undefined) => void
}

export const useAgreement = (): Agreement => {
  const [terms, setTerms] = useState<number>()
  const [data, setData] = useState<number>()
  return { terms, data, setTerms, setData }
}
