/** More exports and changes than a person needs. */
export const perPerson = { name: 'privacy', limit: 60, windowMs: 3_600_000 }
