import { isRoute } from '../../../platform/navigation.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** Screens that anybody may open without an activity, by what the hall calls them. */
const ways = [
  ['toAccount', '/account'],
  ['toMarket', '/account?tab=market'],
  ['toFilms', '/818videolist'],
  ['toGuides', '/crossBorder'],
] as const

/** The ways from the hall to what is no activity; a build has only those whose screens it has. */
export const WaysOn = () => {
  const t = useText(text)
  const here = ways.filter(([, path]) => isRoute(path))
  if (here.length === 0) return null
  return (
    <nav className="ways-on" aria-label={t.waysOn}>
      {here.map(([name, path]) => (
        <a key={name} href={`#${path}`}>
          {t[name]}
        </a>
      ))}
    </nav>
  )
}
