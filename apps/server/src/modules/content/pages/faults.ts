/** A fault in a campaign file, with its path, such as `page.blocks[2].title.zh-CN`. */
export interface Fault {
  readonly path: string
  readonly message: string
}

/** Formats a path for an author: fields with dots, list indexes from 0 in brackets. */
export const pathOf = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  )

/** A campaign that cannot be published because of its faults. */
export class Faulty extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'))
    this.name = 'Faulty'
    this.faults = faults
  }
}
