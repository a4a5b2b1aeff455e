import type { ClientRoute, Documents } from '@foyer/api/client-routes'
import { inLanguage, type Language } from '@foyer/api/languages'
import { texts } from '@foyer/api/texts'
import { z } from 'zod'
import { escaped } from './escaped.ts'
import { inlined } from './page.ts'

const titled = z.object({ title: texts, lead: texts })

/** The title and lead of a route in a language: those of the activity that it shows, otherwise its own. */
const headingOf = (route: ClientRoute, documents: Documents, language: Language) => {
  const [shown] = Object.values(documents).flatMap((document) => titled.safeParse(document).data ?? [])
  if (shown) return { title: inLanguage(shown.title, language), lead: inLanguage(shown.lead, language) }
  return route.text[language] ?? { title: '', lead: '' }
}

/**
 * The page of a client at one route: for the head script the answers to the route's public calls, and for previews of a
 * link its title and description.
 */
export const filledPage = (page: string, route: ClientRoute, documents: Documents, language: Language): string => {
  const { title, lead } = headingOf(route, documents, language)
  const properties = [
    ['property="og:title"', title],
    ['property="og:description"', lead],
    ['name="description"', lead],
  ].flatMap(([name, content = '']) => (content ? [`<meta ${name} content="${escaped(content)}">`] : []))
  const early = `<script type="application/json" id="early">${inlined(documents)}</script>`
  return page.replace('</head>', () => `${properties.join('')}${early}</head>`)
}
