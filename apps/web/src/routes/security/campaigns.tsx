import { inLanguage } from '@foyer/api/languages'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isRoute } from '../../platform/navigation.ts'
import { pathTo } from '../../platform/path-to.ts'
import { formatPeriod } from '../../shared/format/hong-kong-time.ts'
import { getPublic } from '../../shared/server/public-call.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { forwardIcon } from '../../shared/ui/later-icons.ts'
import * as styles from './page.module.css'
import { text } from './text.ts'

/** Activities whose page names the security; nothing while there are none, and for an index. */
export const Campaigns = ({ code }: { code: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const { data } = useQuery({
    queryKey: ['activities-of-security', code],
    queryFn: ({ signal }) => getPublic(pathTo('GET /activities/of-security/:security', { security: code }), signal),
    enabled: /^\d{5}$/.test(code),
    staleTime: 600_000,
  })
  const shown = data?.activities.filter(({ route }) => isRoute(route)) ?? []
  if (shown.length === 0) return null
  return (
    <section className={styles.securityCard} aria-labelledby={id}>
      <h2 id={id}>{t.campaigns}</h2>
      <ul className={styles.campaignList} role="list">
        {shown.map(({ number, route, title, opensAt, closesAt }) => (
          <li key={number}>
            <a className={styles.campaign} href={`#${route}`}>
              <span>
                <strong>{inLanguage(title, language)}</strong>
                <small className="numbers">{formatPeriod(language, opensAt, closesAt)}</small>
              </span>
              <Icon path={forwardIcon} size={20} mirrors />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
