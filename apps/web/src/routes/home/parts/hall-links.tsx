import { isRoute } from '../../../platform/navigation.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Screens that anyone may open without an activity, with the key of their text. */
const links = [
  ['toAccount', '/account'],
  ['toMarket', '/markets'],
  ['toFilms', '/818videolist'],
  ['toGuides', '/crossBorder'],
] as const

/** Links from the hall to screens that are no activities. A build has only the links to screens it contains. */
export const HallLinks = () => {
  const t = useText(text)
  const available = links.filter(([, path]) => isRoute(path))
  if (available.length === 0) return null
  return (
    <nav className={styles.waysOn} aria-label={t.waysOn}>
      {available.map(([name, path]) => (
        <a key={name} href={`#${path}`}>
          {t[name]}
        </a>
      ))}
    </nav>
  )
}
