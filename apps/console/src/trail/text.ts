import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'
import type { Actor } from './filter.ts'

export const actorNames = table('trail.actorNames') satisfies TableOf<Actor>

export const text = table('trail')
