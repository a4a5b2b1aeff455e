import { useEffect } from 'react'
import { openHost } from '../../platform/host.ts'
import { brandName } from '../brand-name.ts'
import { useLanguage } from '../text/language.ts'

/** Names the page after its content, once that is known, in the place of the route's own title. */
export const useTitle = (title: string): void => {
  const language = useLanguage()
  useEffect(() => {
    void openHost()
      // one turn later than the router, which asked in the same breath
      .then((host) => Promise.resolve(host))
      .then((host) => host.setTitle(`${title} · ${brandName[language]}`))
  }, [title, language])
}
