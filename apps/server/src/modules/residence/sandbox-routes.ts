import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { overrideCountry } from '../../http/country-override.ts'
import { done, replyOf } from '../../http/reply.ts'

const country = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})

/**
 * Route that sets the country of every call, so that a page can be seen as from there. A call's own header takes
 * precedence.
 */
export const countrySandboxRoutes = (app: App, { db }: Context): void => {
  app.post(
    '/country',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Sets the country of all calls, ISO 3166 alpha-2; null: the country of each address',
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
