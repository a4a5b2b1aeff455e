import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../shared/text/language.ts'
import { hasProvider } from './provider.ts'

/** Whether accounts are proved at the firm's provider; undefined until the configuration is here. */
export const useProvider = (): boolean | undefined => {
  const [provider, setProvider] = useState<boolean>()
  useEffect(() => {
    // a page without its configuration opens no session either, and the steps say so
    hasProvider().then(setProvider, () => setProvider(false))
  }, [])
  return provider
}

/** The name of the firm in the language of the page. */
export const useFirm = (): string => inLanguage(brand.shortName, useLanguage())
