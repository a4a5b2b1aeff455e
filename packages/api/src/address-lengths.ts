/**
 * V5: maximum characters of the lines of a delivery address. Separate from the schema, so that a form can import them
 * without it.
 */
export const addressLengths = { name: 50, street: 120, building: 80, flat: 40 } as const
