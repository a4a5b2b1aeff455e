import { z } from 'zod'

/** What the list can refuse: signing in by phone, logging in to an account, joining an activity, applying for an offering. */
export const restrictedAct = z.enum(['sign_in', 'log_in', 'join', 'apply'])
export type RestrictedAct = z.infer<typeof restrictedAct>

/** The acts that an entry refuses. */
export const restrictedActs = z.array(restrictedAct).min(1).max(4)

/** The part of a list that is about places. */
export const restrictionRules = z.object({
  countries: z
    .array(z.object({ country: z.string().regex(/^[A-Z]{2}$/), acts: restrictedActs }))
    .max(300)
    .describe('ISO 3166 alpha-2, of the network address of a call'),
  unknownCountry: z.array(restrictedAct).max(4).describe('refused to addresses whose country nobody knows'),
  prefixes: z
    .array(z.object({ prefix: z.string().regex(/^\+\d{1,7}$/), acts: restrictedActs }))
    .max(300)
    .describe('beginnings of phone numbers in E.164'),
})
export type RestrictionRules = z.infer<typeof restrictionRules>
