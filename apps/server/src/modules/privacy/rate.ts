/** More than anybody takes out or changes of what is kept of them. */
export const perPerson = { name: 'privacy', limit: 60, windowMs: 3_600_000 }
