import type { JSONValue } from 'postgres'
import festival from '../../../content/films/festival.json' with { type: 'json' }
import markets from '../../../content/films/markets.json' with { type: 'json' }
import products from '../../../content/films/products.json' with { type: 'json' }
import safety from '../../../content/films/safety.json' with { type: 'json' }
import type { Context } from '../../context.ts'
import { addDays, dayOf, momentOf } from '../trading-calendar/public.ts'
import { authoredFilm, storedContent } from './authored.ts'

const written: readonly JSONValue[] = [...festival, ...markets, ...products, ...safety]

/**
 * Inserts the sandbox's films, with times relative to the business day of the first start. Existing films do not
 * change.
 */
export const seedFilms = async ({ db, clocks }: Context): Promise<void> => {
  const today = dayOf(clocks.business())
  const rows = written.map((content) => {
    const { code, topic, day, time, status, loginOnly, mainland, series = null } = authoredFilm.parse(content)
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const published = new Date(momentOf(addDays(today, day), hours * 60 + minutes))
    const columns = { code, topic, published_at: published, status, login_only: loginOnly, mainland }
    return { ...columns, series: series && db.json(series), content: db.json(storedContent(content)) }
  })
  await db`insert into films ${db(rows)} on conflict do nothing`
}
