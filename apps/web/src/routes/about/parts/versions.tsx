import type { ClientConfig } from '@foyer/protocol/config'
import { useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../../platform/config.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The version of the page and the version of the server. A page that stays open for long can be older. */
const useVersions = () => {
  const page = useQuery({
    queryKey: ['configuration', 'page'],
    queryFn: loadConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const now = useQuery<ClientConfig>({
    queryKey: ['configuration', 'now'],
    queryFn: () => import('../../../platform/fetch-config.ts').then(({ fetchConfig }) => fetchConfig()),
  })
  return { page: page.data, now: now.data, hasFailed: now.isError }
}

/** The version for a call to the hotline; the builds are folded. */
export const Versions = () => {
  const t = useText(text)
  const { page, now, hasFailed } = useVersions()
  const isOld = page !== undefined && now !== undefined && page.release !== now.release
  return (
    <section className={styles.aboutCard} aria-labelledby="about-versions">
      <h2 id="about-versions">{t.versions}</h2>
      <dl className={styles.aboutFacts} translate="no">
        <div>
          <dt>{t.installed}</dt>
          {/* what follows the plus sign names the build */}
          <dd className="numbers">{page?.release.split('+', 1)[0] ?? t.checking}</dd>
        </div>
      </dl>
      {isOld && (
        <Notice tone="info" live>
          <p>{t.newer}</p>
          <Button look="plain" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        </Notice>
      )}
      <details className={styles.aboutTechnical}>
        <summary>
          {t.technical}
          <Icon path={downIcon} size={20} />
        </summary>
        <dl className={styles.aboutFacts} translate="no">
          <div>
            <dt>{t.page}</dt>
            <dd className="numbers">{page?.release ?? t.checking}</dd>
          </div>
          <div>
            <dt>{t.server}</dt>
            <dd className="numbers">{now?.server ?? (hasFailed || now ? t.unknown : t.checking)}</dd>
          </div>
        </dl>
      </details>
    </section>
  )
}
