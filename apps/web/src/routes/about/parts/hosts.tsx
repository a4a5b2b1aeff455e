import { brand } from '@foyer/api/brand'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The official addresses of the firm, to compare with the address bar (O6). */
export const Hosts = () => {
  const t = useText(text)
  return (
    <section className={styles.aboutCard} aria-labelledby="about-hosts">
      <h2 id="about-hosts">{t.hosts}</h2>
      <p>{t.hostsWhy}</p>
      <ul className={styles.aboutHosts} translate="no">
        {brand.hosts.map((host) => (
          <li key={host} className="numbers">
            <Icon path={checkIcon} size={18} />
            {host}
          </li>
        ))}
      </ul>
    </section>
  )
}
