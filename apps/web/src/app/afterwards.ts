/**
 * Work that every screen does once it can be used. Importing this module starts it, except for the motion of cards, which
 * needs the router (routed-view.tsx).
 */
import { leaveStaleLayers } from '../platform/layers.ts'
import '../platform/tracking/begin.ts'
import '../shared/settings/follow-tabs.ts'

export { followCards } from './card-motion.ts'

leaveStaleLayers()
