/** Parses foreign JSON. Drops `__proto__`, so that no later copy of the value can change a prototype. Throws. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))

/** The fields of an object, `{}` for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
