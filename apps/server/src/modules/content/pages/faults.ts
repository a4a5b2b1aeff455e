/** What is wrong with a campaign's file, and where: `page.blocks[2].title.zh-CN`. */
export interface Fault {
  readonly path: string
  readonly message: string
}

/** As an author reads it: fields with dots, places in lists in brackets, counted from 0 as everywhere in JSON. */
export const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  )

/** A campaign that cannot be published as it is. */
export class Faulty extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'))
    this.name = 'Faulty'
    this.faults = faults
  }
}
