import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { overrideCountry } from '../residence/country-override.ts'

const country = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})

/** Moves every caller to another country, so that a page can be seen as from there; a call's own header goes before it. */
export const devCountryRoutes = (app: App, { db }: Context): void => {
  app.post(
    '/country',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'The country all calls count as coming from, ISO 3166 alpha-2; null: the one of each address',
        body: country,
        response: { 200: replyOf(country) },
      },
    },
    async ({ body }) => {
      await overrideCountry(db, body.country)
      return done(body)
    },
  )
}
