import type { Level } from '@foyer/protocol/machines/identity'

/** A level that a person enters and leaves. */
export type PersonLevel = Exclude<Level, 'tourist'>
