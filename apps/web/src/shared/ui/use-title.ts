import { inLanguage } from '@foyer/api/languages'
import { useEffect } from 'react'
import { openHost } from '../../platform/host.ts'
import { brandName } from '../brand-name.ts'
import { useLanguage } from '../text/language.ts'

/** Sets the page's title from its content once that is known, replacing the route's title. */
export const useTitle = (title: string): void => {
  const language = useLanguage()
  useEffect(() => {
    void openHost()
      // one microtask later than the router, which requested the host at the same time
      .then((host) => Promise.resolve(host))
      .then((host) => host.setTitle(`${title} · ${inLanguage(brandName, language)}`))
  }, [title, language])
}
